/*
 * Both ends of a fan-out without a runtime: `serve` writes the same bytes to every connection in a loop, the
 * reference; `read` holds the connections of either server and tells when each of them has all bytes.
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>
#include <netinet/in.h>
#include <netinet/tcp.h>

enum { BUFFER = 1 << 20, LINE = 256 };

static char buffer[BUFFER];

static void fail(const char *what) {
  perror(what);
  exit(1);
}

static int64_t now_ns(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

static void say(const char *text) {
  puts(text);
  fflush(stdout);
}

static void no_delay(int fd) {
  int on = 1;
  setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
}

static void write_all(int fd, const char *bytes, size_t length) {
  while (length > 0) {
    ssize_t written = write(fd, bytes, length);
    if (written < 0) fail("write");
    bytes += written;
    length -= written;
  }
}

/* Accepts `count` connections, then writes on demand: a line `BYTES` on the standard input. */
static void serve(int count) {
  int listener = socket(AF_INET, SOCK_STREAM, 0);
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  socklen_t size = sizeof address;
  if (bind(listener, (struct sockaddr *)&address, size) || listen(listener, 4096)) fail("listen");
  getsockname(listener, (struct sockaddr *)&address, &size);
  printf("%d\n", ntohs(address.sin_port));
  fflush(stdout);
  int *fds = calloc(count, sizeof *fds);
  for (int index = 0; index < count; index++) {
    fds[index] = accept(listener, NULL, NULL);
    if (fds[index] < 0) fail("accept");
    no_delay(fds[index]);
  }
  say("ready");
  memset(buffer, 'x', BUFFER);
  char line[LINE];
  while (fgets(line, sizeof line, stdin)) {
    size_t length = strtoul(line, NULL, 10);
    for (int index = 0; index < count; index++) write_all(fds[index], buffer, length);
  }
}

static int connect_to(int port) {
  int fd = socket(AF_INET, SOCK_STREAM, 0);
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  address.sin_port = htons(port);
  if (connect(fd, (struct sockaddr *)&address, sizeof address)) fail("connect");
  no_delay(fd);
  return fd;
}

/* Sends a message of a browser: masked with zeros, at most 125 bytes. */
static void send_frame(int fd, const char *text) {
  char frame[LINE];
  size_t length = strlen(text);
  frame[0] = (char)0x81;
  frame[1] = (char)(0x80 | length);
  memset(frame + 2, 0, 4);
  memcpy(frame + 6, text, length);
  write_all(fd, frame, length + 6);
}

/*
 * Opens a WebSocket with an address of its own: of a visitor who watches the tables (`ws`), or of a client of
 * socket.io (`io`).
 */
static void greet(int fd, int index, int port, const char *kind) {
  int is_ours = !strcmp(kind, "ws");
  char head[1024];
  int length = snprintf(head, sizeof head,
      "GET %s HTTP/1.1\r\nHost: localhost:%d\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
      "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
      "X-Forwarded-For: 10.3.%d.%d\r\n\r\n",
      is_ours ? "/ws" : "/socket.io/?EIO=4&transport=websocket", port, index >> 8, index & 255);
  write_all(fd, head, length);
  size_t got = 0;
  while (!memmem(buffer, got, "\r\n\r\n", 4)) {
    ssize_t more = read(fd, buffer + got, BUFFER - got);
    if (more <= 0) fail("handshake");
    got += more;
  }
  if (strncmp(buffer, "HTTP/1.1 101", 12)) {
    fprintf(stderr, "refused: %.40s\n", buffer);
    exit(1);
  }
  if (!is_ours) return send_frame(fd, "40");
  send_frame(fd, "{\"type\":\"hello\",\"version\":1}");
  send_frame(fd, "{\"type\":\"watch_tables\",\"isShown\":true}");
}

static int by_time(const void *left, const void *right) {
  int64_t difference = *(const int64_t *)left - *(const int64_t *)right;
  return difference < 0 ? -1 : difference > 0;
}

/*
 * Commands are lines of the standard input. `mark`: forgets the bytes so far.
 * `expect BYTES`: prints, once every connection has so many since the mark, the time from the first to have
 * them to the last, and to the one of 99 %, in ns.
 */
static void read_all(int port, int count, const char *kind) {
  int *fds = calloc(count, sizeof *fds);
  int64_t *bytes = calloc(count, sizeof *bytes);
  int64_t *done = calloc(count, sizeof *done);
  int64_t *sorted = calloc(count, sizeof *sorted);
  int epoll = epoll_create1(0);
  for (int index = 0; index < count; index++) {
    fds[index] = connect_to(port);
    if (strcmp(kind, "raw")) greet(fds[index], index, port, kind);
    struct epoll_event event = {.events = EPOLLIN, .data.u32 = index};
    epoll_ctl(epoll, EPOLL_CTL_ADD, fds[index], &event);
  }
  struct epoll_event input = {.events = EPOLLIN, .data.u32 = UINT32_MAX};
  epoll_ctl(epoll, EPOLL_CTL_ADD, STDIN_FILENO, &input);
  say("ready");
  int64_t target = 0;
  int complete = 0;
  static struct epoll_event events[1024];
  for (;;) {
    int ready = epoll_wait(epoll, events, 1024, -1);
    for (int at = 0; at < ready; at++) {
      uint32_t index = events[at].data.u32;
      if (index == UINT32_MAX) {
        char line[LINE];
        ssize_t length = read(STDIN_FILENO, line, sizeof line - 1);
        if (length <= 0) exit(0);
        line[length] = 0;
        if (!strncmp(line, "mark", 4)) {
          say("marked");
          memset(bytes, 0, count * sizeof *bytes);
          memset(done, 0, count * sizeof *done);
          target = complete = 0;
        } else {
          target = strtoll(line + 7, NULL, 10);
          for (int early = 0; early < count; early++) {
            if (bytes[early] < target) continue;
            done[early] = now_ns();
            complete++;
          }
        }
        continue;
      }
      ssize_t got = read(fds[index], buffer, BUFFER);
      if (got <= 0) fail("read");
      bytes[index] += got;
      if (target > 0 && !done[index] && bytes[index] >= target) {
        done[index] = now_ns();
        complete++;
      }
    }
    if (target > 0 && complete == count) {
      memcpy(sorted, done, count * sizeof *done);
      qsort(sorted, count, sizeof *sorted, by_time);
      printf("%ld %ld\n", (long)(sorted[count - 1] - sorted[0]), (long)(sorted[count * 99 / 100] - sorted[0]));
      fflush(stdout);
      target = 0;
    }
  }
}

int main(int argc, char **argv) {
  if (argc == 3 && !strcmp(argv[1], "serve")) serve(atoi(argv[2]));
  else if (argc == 5 && !strcmp(argv[1], "read")) read_all(atoi(argv[2]), atoi(argv[3]), argv[4]);
  else return 2;
  return 0;
}
