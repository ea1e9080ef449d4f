/* A move for a strong player that sees one seat's view: information-set Monte Carlo tree search.
 *
 * Each round deals the hidden cards anew, at random, and walks one tree that all rounds share. A
 * node stands for what both have done since, not for the cards; so one move has to do for all hands
 * that look the same, which an average over solved deals would forget. Once the stock is gone the
 * value is exact; after a close a new leaf is valued with open cards, and the tree below it learns
 * what is hidden. The result is a choice, never an answer: nothing of it is shown as true.
 */
#ifndef PLAY_H
#define PLAY_H
#include "root.h"
#include "vectors.h"
#include "view.h"

#define MAX_NODES (1u << 18) /* in the place of the vectors, which have none to keep meanwhile */
#define MAX_PATH 96
#define MAX_CHOICES 20

/* What the player knows and wants, 64 bytes, written by encode_view.py. */
typedef struct {
  u32 me, known, maybe, unseen;
  u32 seed, unused;
  short worth[7]; /* of -3 to 3 game points, 0 to 1000 */
  u16 facts;
  u8 k, pm, po;
  u8 turn;        /* I_LEAD or I_REPLY */
  u8 card, married, turn_up;
  u8 down;        /* cards face down in an open stock */
  u8 to_draw;
  u8 curious;     /* how readily it tries what looks worse, in hundredths */
  u8 rest[14];
} Player;

/* What has been seen of one action at one point; its children are a list. */
typedef struct {
  u32 child, next;
  u32 visits, seen; /* rounds that took it, and that could have taken it */
  float sum;        /* for who acts, 0 to 1 a round */
  u32 code;
} Node;

typedef struct {
  u32 hand[2];
  int pts[2];
  u32 f; /* as seat 0 sees it; seat 0 is the player */
  int mover, leader, card, suit, draw;
  Pile pile;
} Sim;

static Node *tree;
static u32 tree_size;
static u32 random_state;

static inline u32 draw_random(u32 below) {
  random_state ^= random_state << 13;
  random_state ^= random_state >> 17;
  random_state ^= random_state << 5;
  return (u32)((u64)random_state * below >> 32);
}

static inline u32 facts_of(const Sim *s, int seat) { return seat ? swapped(s->f) : s->f; }

static inline int is_strict(const Sim *s) { return (s->f & CLOSED) || !in_stock(s->pile); }

/* Deals what is hidden, every way as likely as any other. */
static void deal_hidden(const Player *p, Sim *s) {
  u8 cards[32];
  int n = 0;
  for (u32 left = p->maybe; left; left &= left - 1) cards[n++] = (u8)FIRST(left);
  u32 his = p->known;
  for (int i = 0; i < p->k; i++) {
    int j = i + (int)draw_random((u32)(n - i));
    u8 c = cards[j];
    cards[j] = cards[i];
    cards[i] = c;
    his |= BIT(c);
  }
  s->hand[0] = p->me;
  s->hand[1] = his;
  s->pts[0] = p->pm;
  s->pts[1] = p->po;
  s->f = p->facts;
  s->suit = p->married ? p->married - 1 : NO_SUIT;
  s->draw = p->to_draw;
  s->card = p->turn ? p->card : -1;
  s->leader = p->turn ? 1 : 0;
  s->mover = 0;
  s->pile.at = 0;
  s->pile.turn_up = p->turn_up;
  stock_size = 0;
  if (p->down && !(p->facts & CLOSED)) {
    n = 0;
    for (u32 left = p->unseen & ~his; left; left &= left - 1) stock[n++] = (u8)FIRST(left);
    for (int i = n - 1; i > 0; i--) {
      int j = (int)draw_random((u32)(i + 1));
      u8 c = stock[j];
      stock[j] = stock[i];
      stock[i] = c;
    }
    stock_size = n + 1; /* the turn-up lies under them */
  }
}

/* The value with open cards for seat 0, in the strict phase. */
static int solved(const Sim *s) {
  int m = s->leader;
  u32 f = facts_of(s, m);
  int v = s->card < 0
              ? (s->suit == NO_SUIT
                     ? strict(s->hand[m], s->hand[!m], s->pts[m], s->pts[!m], f, -4, 4)
                     : strict_married(s->hand[m], s->hand[!m], s->pts[m], s->pts[!m], f, s->suit, -4, 4))
              : after_lead(s->hand[m] | BIT(s->card), s->hand[!m], s->pts[m], s->pts[!m], f, s->card, -4, 4);
  return m ? -v : v;
}

/* A claim of the mover that is due, or the end: 1 and the value for seat 0. */
static int is_over(const Sim *s, int *value) {
  if (s->card >= 0) return 0;
  int m = s->leader;
  u32 f = facts_of(s, m);
  if ((f & HAS_ME) && s->pts[m] >= R.target && !(s->draw && s->suit != NO_SUIT)) {
    int v = claim_value(f, s->pts[m], s->pts[!m]);
    *value = m ? -v : v;
    return 1;
  }
  if (!s->hand[m] && !s->draw) {
    int v = count_value(f, s->pts[m], s->pts[!m]);
    *value = m ? -v : v;
    return 1;
  }
  if (!s->draw && !(s->f & CLOSED) && !in_stock(s->pile)) {
    *value = solved(s);
    return 1;
  }
  return 0;
}

/* Exchanging is taken for granted: the better trump, and the turn-up is his at the end else. */
static void exchange_if_due(Sim *s) {
  if (s->card >= 0 || s->draw || is_strict(s)) return;
  int m = s->leader;
  if (!may_exchange(s->hand[m], facts_of(s, m) & HAS_ME, s->pile)) return;
  s->hand[m] = exchanged(s->hand[m], s->pile.turn_up);
  s->pile.turn_up = (u8)exchange_card();
}

static int choices(const Sim *s, u8 *code) {
  int m = s->mover, n = 0, strictly = is_strict(s);
  u32 f = facts_of(s, m), cards;
  if (s->card >= 0) {
    cards = strictly ? replies_to(s->card, s->hand[m]) : s->hand[m];
  } else if (s->draw) {
    if (s->suit == NO_SUIT) code[n++] = DRAW;
    if (R.close_before_draw && may_close(f, in_stock(s->pile) - 2)) code[n++] = CLOSE;
    return n;
  } else if (s->suit != NO_SUIT) {
    cards = s->hand[m] & halves_of(s->suit);
    if (!strictly && may_close(f, in_stock(s->pile))) code[n++] = CLOSE;
  } else {
    cards = s->hand[m];
    u32 kings = R.marriages && (!strictly || R.marriage_any_lead) ? kings_of_pairs(cards) : 0;
    for (; kings; kings &= kings - 1) {
      int suit = SUIT_OF(FIRST(kings));
      if (marriage_adds(suit, f & HAS_ME) <= 0) continue;
      code[n++] = (u8)(MARRY + suit);
      if (announcing_pays()) cards &= ~halves_of(suit);
    }
    if (!strictly && may_close(f, in_stock(s->pile))) code[n++] = CLOSE;
  }
  for (; cards; cards &= cards - 1) code[n++] = (u8)FIRST(cards);
  return n;
}

static void act(Sim *s, int code) {
  int m = s->mover;
  if (code < 32) {
    s->hand[m] &= ~BIT(code);
    s->suit = NO_SUIT;
    if (s->card < 0) {
      s->card = code;
      s->mover = !m;
      return;
    }
    int strictly = is_strict(s), winner = reply_wins(s->card, code) ? m : !m;
    int won = card_points(s->card) + card_points(code);
    if (strictly && !s->hand[m] && !(s->f & CLOSED)) won += R.last_trick_points;
    s->pts[winner] += won;
    s->f |= winner ? HAS_OP : HAS_ME;
    s->card = -1;
    s->leader = s->mover = winner;
    s->draw = !strictly;
  } else if (code == CLOSE) {
    u32 f = closed_by_me(facts_of(s, m), s->pts[!m]);
    s->f = m ? swapped(f) : f;
    s->draw = 0;
  } else if (code == DRAW) {
    int left = in_stock(s->pile);
    s->hand[m] |= BIT(stock[s->pile.at]);
    s->hand[!m] |= BIT(left == 2 ? s->pile.turn_up : stock[s->pile.at + 1]);
    s->pile.at += 2;
    s->draw = 0;
    exchange_if_due(s);
  } else {
    s->suit = code - MARRY;
    s->pts[m] += marriage_adds(s->suit, facts_of(s, m) & HAS_ME);
  }
}

static inline u32 cheapest(u32 cards) {
  for (u32 rank = 0x01010101u;; rank <<= 1) {
    u32 same = cards & rank;
    if (!same) continue;
    int n = COUNT(same);
    for (u32 skip = n > 1 ? draw_random((u32)n) : 0; skip; skip--) same &= same - 1;
    return same & -same;
  }
}

/* Cards that are better kept: halves of a marriage that may still be announced. */
static inline u32 pairs_in(u32 hand) {
  u32 kings = R.marriages ? kings_of_pairs(hand) : 0;
  return kings | kings >> 1;
}

/* How the rest of the open phase is played in thought: rules of thumb with some chance in them. */
static int thumb(const Sim *s) {
  int m = s->mover;
  u32 hand = s->hand[m], plain = hand & ~TRUMPS;
  if (s->draw) return DRAW;
  if (s->suit != NO_SUIT) {
    u32 halves = hand & halves_of(s->suit);
    return FIRST(halves);
  }
  u32 keep_back = pairs_in(hand);
  if (s->card < 0) {
    u32 kings = R.marriages ? kings_of_pairs(hand) : 0;
    if (kings && marriage_adds(SUIT_OF(FIRST(kings)), facts_of(s, m) & HAS_ME) > 0)
      return MARRY + SUIT_OF(FIRST(kings));
    u32 from = plain & ~keep_back;
    if (!from) from = plain ? plain : hand;
    u32 low = from & 0x3F3F3F3Fu; /* no ace, no ten */
    if (draw_random(8) == 0) low = 0;
    return FIRST(cheapest(low ? low : from));
  }
  int lead = s->card, pts = card_points(lead);
  u32 over = hand & ABOVE(lead);
  if (SUIT_OF(lead)) {
    if (over && (pts + card_points(LAST(over)) >= 10) && draw_random(8)) return LAST(over);
    if (pts >= 10 && (hand & TRUMPS)) return FIRST(hand & TRUMPS);
    if (over && !(over & keep_back) && draw_random(2)) return LAST(over);
  } else if (over && pts >= 10) {
    return LAST(over);
  }
  u32 from = hand & ~ABOVE(lead) & ~TRUMPS & ~keep_back;
  if (!from) from = hand & ~keep_back & ~TRUMPS;
  if (!from) from = hand & ~keep_back;
  if (!from) from = hand;
  return FIRST(cheapest(from));
}

static int thought_out(Sim *s) {
  int value;
  for (;;) {
    if (is_over(s, &value)) return value;
    if (is_strict(s)) return solved(s);
    act(s, thumb(s));
  }
}

static inline float root_of(float x) { return __builtin_sqrtf(x); }

/* The logarithm to base 2, roughly: near enough to weigh curiosity. */
static inline float log_of(u32 x) {
  int e = LAST(x);
  return (float)e + (float)x / (float)(1u << e) - 1.0f;
}

static u32 new_node(u32 parent, int code) {
  u32 n = tree_size++;
  tree[n] = (Node){0, tree[parent].child, 0, 0, 0.0f, (u32)code};
  tree[parent].child = n;
  return n;
}

static void one_round(const Player *p) {
  Sim s;
  deal_hidden(p, &s);
  exchange_if_due(&s);
  u32 node = 0, path[MAX_PATH];
  u8 who[MAX_PATH];
  int depth = 0, value;
  float curious = (float)p->curious / 100.0f;
  for (;;) {
    if (is_over(&s, &value)) break;
    u8 code[MAX_CHOICES];
    int n = choices(&s, code);
    if (n == 1) {
      if (!node) return; /* nothing to choose now: what comes later is asked later */
      act(&s, code[0]);
      continue;
    }
    u32 best = 0;
    float best_score = -1e9f;
    u8 fresh[MAX_CHOICES];
    int fresh_count = 0;
    for (int i = 0; i < n; i++) {
      u32 c = tree[node].child;
      while (c && tree[c].code != code[i]) c = tree[c].next;
      if (!c) {
        fresh[fresh_count++] = code[i];
        continue;
      }
      Node *t = tree + c;
      t->seen++;
      float mean = t->sum / (float)t->visits;
      float score = mean + curious * root_of(log_of(t->seen) / (float)t->visits);
      if (score > best_score) {
        best_score = score;
        best = c;
      }
    }
    int leaf = 0;
    if (fresh_count && tree_size < MAX_NODES) {
      best = new_node(node, fresh[draw_random((u32)fresh_count)]);
      tree[best].seen = 1;
      leaf = 1;
    } else if (!best) {
      value = thought_out(&s);
      break;
    }
    who[depth] = (u8)s.mover;
    path[depth++] = best;
    act(&s, (int)tree[best].code);
    node = best;
    if (leaf || depth == MAX_PATH) {
      value = thought_out(&s);
      break;
    }
  }
  float good = (float)p->worth[value + 3] / 1000.0f;
  for (int i = 0; i < depth; i++) {
    tree[path[i]].visits++;
    tree[path[i]].sum += who[i] ? 1.0f - good : good;
  }
}

/* Begins to think about the first player of the batch. */
static void think_anew(const Player *p) {
  budget = ~0ull;
  gave_up = 0;
  random_state = p->seed | 1;
  tree = (Node *)kept;
  tree_size = 1;
  tree[0] = (Node){0, 0, 0, 0, 0.0f, 0};
}

/* Writes what is known of each action now: code, rounds that took it, value in millionths. */
static u32 thought_of(u32 *out) {
  u32 n = 0;
  for (u32 c = tree[0].child; c; c = tree[c].next, n++) {
    out[3 * n] = tree[c].code;
    out[3 * n + 1] = tree[c].visits;
    out[3 * n + 2] = (u32)(tree[c].sum / (float)tree[c].visits * 1000000.0f);
  }
  return n;
}

#endif
