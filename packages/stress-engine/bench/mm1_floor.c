/* One server, exponential gaps and service times, written by hand: mm1_floor <customers>. Prints milliseconds and
   the mean stay. It counts nothing else, so it is the floor and not a peer. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static uint32_t state[4] = {1, 2, 3, 4};

static inline uint32_t rotated(uint32_t x, int by) { return (x << by) | (x >> (32 - by)); }

static inline uint32_t next_word(void) {
  uint32_t result = rotated(state[1] * 5, 7) * 9, shifted = state[1] << 9;
  state[2] ^= state[0];
  state[3] ^= state[1];
  state[1] ^= state[2];
  state[0] ^= state[3];
  state[2] ^= shifted;
  state[3] = rotated(state[3], 11);
  return result;
}

static inline double uniform(void) {
  return ((next_word() >> 5) * 67108864.0 + (next_word() >> 6) + 1) / 9007199254740992.0;
}

#define WAITING (1 << 20)
static double came[WAITING];

int main(int count, char **arguments) {
  long customers = count > 1 ? atol(arguments[1]) : 1000000, served = 0;
  unsigned head = 0, tail = 0;
  double gap = 12.5, service = 10, total = 0, now, ends = INFINITY, comes = -log(uniform()) * gap;
  struct timespec from, to;
  clock_gettime(CLOCK_MONOTONIC, &from);
  while (served < customers) {
    if (comes < ends) {
      now = comes;
      came[tail++ % WAITING] = now;
      if (tail - head == 1) ends = now - log(uniform()) * service;
      comes = now - log(uniform()) * gap;
    } else {
      now = ends;
      total += now - came[head++ % WAITING];
      served++;
      ends = tail > head ? now - log(uniform()) * service : INFINITY;
    }
  }
  clock_gettime(CLOCK_MONOTONIC, &to);
  printf("%f %f\n", (to.tv_sec - from.tv_sec) * 1e3 + (to.tv_nsec - from.tv_nsec) / 1e6, total / customers);
  return 0;
}
