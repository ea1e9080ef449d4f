/* A move for a strong player that sees one seat's view: information-set Monte Carlo tree search.
 *
 * Each round deals the hidden cards anew, at random, and walks one tree that all rounds share. A
 * node stands for what both have done since, not for the cards; so one move has to do for all hands
 * that look the same, which an average over solved deals would forget. Rules of thumb say what is
 * worth trying first, and play on where the tree ends. Once the stock is gone the value is exact;
 * after a close a new leaf is valued with open cards, and the tree below it learns what is hidden.
 * In some rounds the other side plays at random: so the player also waits for mistakes.
 *
 * The result is a choice, never an answer: nothing of it is shown as true.
 */
#ifndef THINK_H
#define THINK_H
#include "ends.h"
#include "vectors.h"

#define MAX_NODES (1u << 18) /* in the place of the vectors, which have none to keep meanwhile */
#define MAX_PATH 96
#define SPREAD 4.0f /* card points by which the thumb must prefer a choice to try it e times as often */

/* What has been seen of one action at one point; its children are a list. */
typedef struct {
  u32 child, next;
  u32 visits, seen; /* rounds that took it, and that could have taken it */
  float sum;        /* for who acts, 0 to 1 a round */
  u32 code;
} Node;

static Node *tree;
static u32 tree_size;

/* How a round goes on below the tree. */
static int thought_out(Sim *s) {
  int value;
  for (;;) {
    if (is_over(s, &value)) return value;
    if (is_strict(s)) return s->careless ? against_random(s) : solved(s);
    act(s, s->careless && s->mover ? at_random(s) : by_thumb(s));
  }
}

static inline float root_of(float x) { return __builtin_sqrtf(x); }

/* e to the x, for x up to 0, roughly. */
static inline float exp_of(float x) {
  if (x < -12) return 0;
  float y = 1 + x / 256;
  for (int i = 0; i < 8; i++) y *= y;
  return y;
}

/* The node of an action below another, a new one if need be; 0 when there is no more room. */
static u32 node_of(u32 parent, int code) {
  u32 n = tree[parent].child;
  while (n && tree[n].code != (u32)code) n = tree[n].next;
  if (n || tree_size == MAX_NODES) return n;
  n = tree_size++;
  tree[n] = (Node){0, tree[parent].child, 0, 0, 0.0f, (u32)code};
  return tree[parent].child = n;
}

/* The node to walk to: good so far, or rated well and not tried much. */
static u32 next_node(const Sim *s, const u8 *code, const u32 *child, int n, float curious) {
  float prior[MAX_CHOICES], most = -1e9f, all = 0, sum = 0, visits = 0, best_score = -1e9f;
  u32 best = 0;
  rate(s, code, n, prior);
  for (int i = 0; i < n; i++) {
    if (prior[i] > most) most = prior[i];
    if (!child[i]) continue;
    sum += tree[child[i]].sum;
    visits += (float)tree[child[i]].visits;
  }
  for (int i = 0; i < n; i++) all += prior[i] = exp_of((prior[i] - most) / SPREAD);
  for (int i = 0; i < n; i++) {
    const Node *t = tree + child[i];
    if (!child[i]) continue;
    float mean = t->visits ? t->sum / (float)t->visits : visits > 0 ? sum / visits : 0.5f;
    float share = 0.9f * prior[i] / all + 0.1f / (float)n;
    float score = mean + curious * share * root_of((float)t->seen) / (float)(1 + t->visits);
    if (score > best_score) {
      best_score = score;
      best = child[i];
    }
  }
  return best;
}

/* The value of a round for the player; *path* gets its nodes, *who* the side that acted. */
static int walk(Sim *s, float curious, u32 *path, u8 *who, int *depth) {
  u32 node = 0, child[MAX_CHOICES];
  u8 code[MAX_CHOICES];
  int value;
  while (*depth < MAX_PATH) {
    if (is_over(s, &value)) return value;
    if (is_open(s)) break;
    int n = choices(s, code);
    if (n == 1) {
      act(s, code[0]);
      continue;
    }
    if (s->careless && s->mover) {
      code[0] = (u8)at_random(s);
      n = 1;
    }
    for (int i = 0; i < n; i++) {
      child[i] = node_of(node, code[i]);
      tree[child[i]].seen++;
    }
    node = n == 1 ? child[0] : next_node(s, code, child, n, curious);
    if (!node) break;
    who[*depth] = (u8)s->mover;
    path[(*depth)++] = node;
    act(s, (int)tree[node].code);
    if (!tree[node].visits) break;
  }
  return thought_out(s);
}

static void one_round(const Player *p) {
  Sim s;
  u32 path[MAX_PATH];
  u8 who[MAX_PATH];
  int depth = 0;
  deal_hidden(p, &s);
  exchange_if_due(&s);
  int value = walk(&s, (float)p->curious / 100.0f, path, who, &depth);
  float good = (float)p->worth[value + 3] / 1000.0f;
  for (int i = 0; i < depth; i++) {
    tree[path[i]].visits++;
    tree[path[i]].sum += who[i] ? 1.0f - good : good;
  }
}

/* Begins to think about the first player of the batch; 0 where there is nothing to choose now:
 * what comes later is asked later. */
static int think_about(const Player *p) {
  Sim s;
  u8 code[MAX_CHOICES];
  int value;
  budget = ~0ull;
  gave_up = 0;
  random_state = p->seed | 1;
  tree = (Node *)kept;
  tree_size = 1;
  tree[0] = (Node){0, 0, 0, 0, 0.0f, 0};
  deal_hidden(p, &s);
  exchange_if_due(&s);
  return !is_over(&s, &value) && !is_open(&s) && choices(&s, code) > 1;
}

/* Writes what is known of each action now: code, rounds that took it, value in millionths. */
static u32 thought_of(u32 *out) {
  u32 n = 0;
  for (u32 c = tree[0].child; c; c = tree[c].next) {
    if (!tree[c].visits) continue;
    out[3 * n] = tree[c].code;
    out[3 * n + 1] = tree[c].visits;
    out[3 * n++ + 2] = (u32)(tree[c].sum / (float)tree[c].visits * 1000000.0f);
  }
  return n;
}

#endif
