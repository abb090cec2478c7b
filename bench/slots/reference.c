/*
 * Reference game B in plain C: what the engine is measured against. Window from doubled strips, every line
 * checked with an early end, scatters from a table per stop.
 *   reference enumerate <cycles>        units, hits over the full cycle, seconds per cycle
 *   reference simulate <spins> <seed>   units, hits of as many drawn spins, seconds
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { REELS = 5, ROWS = 3, LINES = 10, SYMBOLS = 8, WILD = 6, SCATTER = 7, LENGTH_MAX = 28 };

static const char *const STRIPS[REELS] = {
  "AFEDCFEBDFESCFDEAFCEDFBECFDE", "BFEWDCFEADFESCFEDBFECDFEACFD", "FEACDWFEBDFCESFDAECFDBEFCEDF",
  "DFEBCFWAEDFCSEFDBECFADEFCBED", "EFDACFEBDSFECDFAEBFCEDFEDCF",
};
static const int LINE[LINES][REELS] = {
  {1, 1, 1, 1, 1}, {0, 0, 0, 0, 0}, {2, 2, 2, 2, 2}, {0, 1, 2, 1, 0}, {2, 1, 0, 1, 2},
  {0, 0, 1, 2, 2}, {2, 2, 1, 0, 0}, {1, 0, 0, 0, 1}, {1, 2, 2, 2, 1}, {1, 0, 1, 2, 1},
};
static const int PAY[SYMBOLS][REELS + 1] = {
  {0, 0, 0, 40, 150, 1000}, {0, 0, 0, 25, 100, 400}, {0, 0, 0, 15, 40, 200}, {0, 0, 0, 8, 30, 100},
  {0, 0, 0, 5, 20, 75}, {0, 0, 0, 4, 15, 50}, {0}, {0},
};
static const int SCATTER_PAY[REELS + 1] = {0, 0, 0, 20, 100, 500};

static uint8_t strip[REELS][LENGTH_MAX + ROWS];
static uint8_t scatters[REELS][LENGTH_MAX];
static int length[REELS];

static void load(void) {
  for (int reel = 0; reel < REELS; reel++) {
    length[reel] = (int)strlen(STRIPS[reel]);
    for (int cell = 0; cell < length[reel] + ROWS; cell++) {
      char letter = STRIPS[reel][cell % length[reel]];
      strip[reel][cell] = letter == 'W' ? WILD : letter == 'S' ? SCATTER : (uint8_t)(letter - 'A');
    }
    for (int stop = 0; stop < length[reel]; stop++)
      for (int row = 0; row < ROWS; row++) scatters[reel][stop] += strip[reel][stop + row] == SCATTER;
  }
}

/* The first reel has no wild, so the first cell names the symbol of the line. */
static inline int evaluate(const uint8_t *const column[REELS], int scatter_count) {
  int units = SCATTER_PAY[scatter_count];
  for (int line = 0; line < LINES; line++) {
    int symbol = column[0][LINE[line][0]];
    if (symbol == SCATTER) continue;
    int run = 1;
    while (run < REELS) {
      int next = column[run][LINE[line][run]];
      if (next != symbol && next != WILD) break;
      run++;
    }
    units += PAY[symbol][run];
  }
  return units;
}

static uint32_t state[4];

static inline uint32_t rotate(uint32_t value, int bits) { return (value << bits) | (value >> (32 - bits)); }

/* xoshiro128**; the bench draws with the same generator, so both sides see the same spins. */
static inline uint32_t next_word(void) {
  uint32_t result = rotate(state[1] * 5, 7) * 9, shifted = state[1] << 9;
  state[2] ^= state[0];
  state[3] ^= state[1];
  state[1] ^= state[2];
  state[0] ^= state[3];
  state[2] ^= shifted;
  state[3] = rotate(state[3], 11);
  return result;
}

static void seed_generator(uint32_t seed) {
  for (int word = 0; word < 4; word++) state[word] = seed = seed * 1664525u + 1013904223u;
}

static uint64_t units_total, hits;

static void book(int units) {
  units_total += (uint64_t)units;
  hits += units > 0;
}

static void enumerate(void) {
  const uint8_t *column[REELS];
  for (int a = 0; a < length[0]; a++) {
    column[0] = strip[0] + a;
    for (int b = 0; b < length[1]; b++) {
      column[1] = strip[1] + b;
      for (int c = 0; c < length[2]; c++) {
        column[2] = strip[2] + c;
        int seen = scatters[0][a] + scatters[1][b] + scatters[2][c];
        for (int d = 0; d < length[3]; d++) {
          column[3] = strip[3] + d;
          for (int e = 0; e < length[4]; e++) {
            column[4] = strip[4] + e;
            book(evaluate(column, seen + scatters[3][d] + scatters[4][e]));
          }
        }
      }
    }
  }
}

static void simulate(long spins) {
  const uint8_t *column[REELS];
  for (long spin = 0; spin < spins; spin++) {
    int seen = 0;
    for (int reel = 0; reel < REELS; reel++) {
      int stop = (int)(((uint64_t)next_word() * (uint64_t)length[reel]) >> 32);
      column[reel] = strip[reel] + stop;
      seen += scatters[reel][stop];
    }
    book(evaluate(column, seen));
  }
}

int main(int argc, char **argv) {
  if (argc < 3) return 2;
  load();
  seed_generator(argc > 3 ? (uint32_t)strtoul(argv[3], NULL, 10) : 1);
  struct timespec from, to;
  clock_gettime(CLOCK_MONOTONIC, &from);
  long count = strtol(argv[2], NULL, 10);
  if (strcmp(argv[1], "simulate") == 0) simulate(count);
  else for (long cycle = 0; cycle < count; cycle++) enumerate();
  clock_gettime(CLOCK_MONOTONIC, &to);
  double seconds = (double)(to.tv_sec - from.tv_sec) + (double)(to.tv_nsec - from.tv_nsec) / 1e9;
  printf("%llu %llu %.6f\n", (unsigned long long)units_total, (unsigned long long)hits, seconds);
  return 0;
}
