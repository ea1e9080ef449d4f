/* One way the hidden cards can lie for the seat that thinks, and moves in it.
 *
 * think.h and ends.h play in such a layout; thumb.h says how without much thought.
 */
#ifndef PLAY_H
#define PLAY_H
#include "root.h"
#include "view.h"

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
  u8 careless;    /* in so many of a hundred rounds the other plays at random */
  u8 rest[13];
} Player;

typedef struct {
  u32 hand[2];
  int pts[2];
  u32 f;    /* as seat 0 sees it; seat 0 is the player */
  u32 live; /* cards not played yet */
  int careless; /* seat 1 plays at random in this round */
  int mover, leader, card, suit, draw;
  Pile pile;
} Sim;

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
  s->live = p->me | p->known | p->maybe | p->unseen | (p->turn ? BIT(p->card) : 0);
  s->careless = p->careless && draw_random(100) < p->careless;
  s->pile.at = 0;
  s->pile.turn_up = p->turn_up;
  stock_size = 0;
  if (p->down && !(p->facts & CLOSED)) {
    s->live |= BIT(p->turn_up);
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

/* A claim of the mover that is due, or no card left: 1 and the value for seat 0. */
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
  return 0;
}

/* Whether nothing is hidden any more: before a lead with an empty stock. */
static inline int is_open(const Sim *s) {
  return s->card < 0 && !s->draw && !(s->f & CLOSED) && !in_stock(s->pile);
}

/* Exchanging is taken for granted: the better trump, and the turn-up is his at the end else. Who
 * plays at random does it half the time. */
static void exchange_if_due(Sim *s) {
  if (s->card >= 0 || s->draw || is_strict(s)) return;
  int m = s->leader;
  if (m && s->careless && draw_random(2)) return;
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
    s->live &= ~BIT(code);
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

#endif
