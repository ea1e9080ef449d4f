/* The end, all cards known: exact, and of equal cards the one after which most can go wrong.
 *
 * What is exact is a value against best play. The trap is a guess at more: what a card brings if
 * the other side plays at random from now on, and I never leave what is best against best play.
 */
#ifndef ENDS_H
#define ENDS_H
#include "thumb.h"

#define TRAP_NODES 2000

typedef struct {
  u32 code, value, trap; /* the value from 0 to 6 for -3 to 3, the trap in millionths of a win */
} End;

static int trap_nodes;

/* The value with open cards after one of my choices, for me. */
static int value_after(const Sim *s, int code) {
  Sim after = *s;
  int v;
  act(&after, code);
  return is_over(&after, &v) ? v : solved(&after);
}

/* My best choice with open cards; of equal ones any. */
static int best_of_mine(const Sim *s) {
  u8 code[MAX_CHOICES];
  int n = choices(s, code), best = -9, at = code[0], same = 0;
  for (int i = 0; n > 1 && i < n; i++) {
    int v = value_after(s, code[i]);
    if (v < best) continue;
    if (v > best) same = 0;
    best = v;
    if (draw_random((u32)++same) == 0) at = code[i];
  }
  return at;
}

/* The rest with open cards against one who plays at random. */
static int against_random(const Sim *from) {
  Sim s = *from;
  int value;
  while (!is_over(&s, &value)) act(&s, s.mover ? at_random(&s) : best_of_mine(&s));
  return value;
}

/* The mean worth of the rest if he plays at random for so many cards, and errs no more then. */
static float trap_in(const Sim *s, const float *worth, int depth) {
  int v;
  if (is_over(s, &v)) return worth[v + 3];
  if (!depth || !trap_nodes) return worth[solved(s) + 3];
  trap_nodes--;
  u8 code[MAX_CHOICES];
  int n = choices(s, code), value[MAX_CHOICES], best = -9;
  float sum = 0, most = 0;
  for (int i = 0; !s->mover && i < n; i++) {
    value[i] = value_after(s, code[i]);
    if (value[i] > best) best = value[i];
  }
  for (int i = 0; i < n; i++) {
    if (!s->mover && value[i] < best) continue;
    Sim after = *s;
    act(&after, code[i]);
    float w = trap_in(&after, worth, depth - 1);
    sum += w;
    if (w > most) most = w;
  }
  return s->mover ? sum / (float)n : most;
}

/* Writes value and trap of each choice of the player, who must know all cards. */
static u32 end_of(const Player *p, End *out) {
  Sim s;
  u8 code[MAX_CHOICES];
  float worth[7];
  budget = ~0ull;
  gave_up = 0;
  deal_hidden(p, &s);
  for (int i = 0; i < 7; i++) worth[i] = (float)p->worth[i] / 1000.0f;
  int n = choices(&s, code);
  for (int i = 0; i < n; i++)
    out[i] = (End){code[i], (u32)(value_after(&s, code[i]) + 3), 0};
  /* Two cards deeper each time, as long as that is quick. */
  trap_nodes = TRAP_NODES;
  for (int depth = 2; depth <= 12; depth += 2) {
    u32 trap[MAX_CHOICES];
    for (int i = 0; i < n; i++) {
      Sim after = s;
      act(&after, code[i]);
      trap[i] = (u32)(trap_in(&after, worth, depth) * 1e6f);
    }
    if (!trap_nodes) break;
    for (int i = 0; i < n; i++) out[i].trap = trap[i];
  }
  return (u32)n;
}

#endif
