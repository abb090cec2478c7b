/** The most common passwords that satisfy the other rules; lower case, Turkish letters folded. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  (
    '123456789a 12345678a 1234567a 123456a 1234abcd 123abc 123qwe 123qweasd 1q2w3e 1q2w3e4r ' +
    '1q2w3e4r5t 1qaz2wsx a123456 a1234567 a12345678 a123456789 aa1234 aa123456 abc123 abc1234 abcd123 ' +
    'abcd1234 abcde123 admin1 admin12 admin123 admin1234 ahmet1 ahmet123 ali123 ali1234 ankara06 ' +
    'ankara1 ankara123 asd123 asdf123 asdf1234 asdfg123 askim1 askim123 ataturk1 ataturk1881 ' +
    'ataturk1923 ayse123 bahis1 bahis123 baseball1 batman1 batman123 besiktas1 besiktas1903 bjk1903 ' +
    'bonus123 bursa16 cakal1 canim1 canim123 casino1 casino123 changeme1 changeme123 cimbom1 ' +
    'cimbom1905 deneme1 deneme12 deneme123 deneme1234 dragon1 dragon123 emre123 fatma123 fb1907 ' +
    'fenerbahce1 fenerbahce1907 football1 football123 galatasaray1 galatasaray1905 gs1905 guest123 ' +
    'hasan123 hayat1 hayat123 hello1 hello123 huseyin123 iloveyou1 istanbul1 istanbul123 istanbul1453 ' +
    'istanbul34 izmir123 izmir35 jackpot1 jackpot777 jordan23 kartal1 kartal1903 kral123 letmein1 ' +
    'login123 lucky7 lucky777 master1 master123 mehmet1 mehmet123 merhaba1 merhaba123 michael1 ' +
    'monkey1 murat123 mustafa1 mustafa123 p4ssw0rd pa55word para123 parola1 parola12 parola123 ' +
    'parola1234 passw0rd password1 password12 password123 password1234 poker123 poyraz123 princess1 ' +
    'q1w2e3 q1w2e3r4 qazwsx123 qwer1234 qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 rulet123 ' +
    'sans123 secret1 secret123 seniseviyorum1 shadow1 sifre1 sifre12 sifre123 sifre1234 slot123 ' +
    'sunshine1 superman1 test123 test1234 test12345 trabzon61 trabzonspor1967 trabzonspor61 trustno1 ' +
    'turkiye1 turkiye123 turkiye1923 user123 user1234 welcome1 welcome12 welcome123 zengin1 zxc123 ' +
    'zxcv1234'
  ).split(' '),
)
