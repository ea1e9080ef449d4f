/* Questions from one player's view: what he can force, and how many hands end how. */
#ifndef VIEW_H
#define VIEW_H
#include "force.h"

enum { I_LEAD, I_REPLY, HE_LEADS, HE_REPLIES };

/* What I know in the strict phase, 64 bytes, written by encode_view.py. */
typedef struct {
  u32 me, known, maybe;
  u32 cards;    /* leads or replies of mine to value one by one; 0: value the moment as it is */
  u16 facts;
  u8 k;         /* cards of his among maybe */
  u8 pm, po;
  u8 turn;
  u8 card;      /* the card on the table, if turn is I_REPLY or HE_REPLIES */
  u8 married;   /* 0, or the suit that I (I_LEAD) or he (HE_LEADS) announced at this lead + 1 */
  u8 exchange;  /* 1: I have closed a moment ago, and he may exchange if he holds the card;
                   2: he has, and I may */
  u8 turn_up;
  i8 cap;       /* what he can hold me to on the way here, by claiming out of turn; else 9 */
  u8 unused;
  u8 rest[36];
} View;

typedef struct {
  u32 nodes_low, nodes_high;
  u8 count, gave_up, unused[2];
  i8 values[32]; /* of the cards asked for, lowest bit first; or of the moment */
} Forced;

/* Right after my close: the same with the exchange made, if he can have the card. */
static int exchange_against(const View *v, View *after) {
  u32 nine = BIT(R.exchange_rank);
  if (v->exchange == 2) {
    *after = *v;
    after->exchange = 0;
    after->me = (v->me & ~nine) | BIT(v->turn_up);
    return 1;
  }
  if (!v->exchange || !((v->known | v->maybe) & nine)) return 0;
  if (!(v->known & nine) && !v->k) return 0;
  *after = *v;
  after->exchange = 0;
  if (v->known & nine) after->known ^= nine;
  else {
    after->maybe ^= nine;
    after->k--;
  }
  after->known |= BIT(v->turn_up);
  return 1;
}

static int forced_moment(const View *v) {
  int suit = v->married - 1;
  switch (v->turn) {
    case I_LEAD:
      return suit < 0 ? force_lead(v->me, v->known, v->maybe, v->k, v->pm, v->po, v->facts, -4, 4)
                      : force_married(v->me, v->known, v->maybe, v->k, v->pm, v->po, v->facts, suit,
                                      -4, 4);
    case I_REPLY:
      return face_card(v->me, v->known, v->maybe, v->k, v->pm, v->po, v->facts, v->card, -4, 4);
    case HE_LEADS:
      return suit < 0 ? face_lead(v->me, v->known, v->maybe, v->k, v->pm, v->po, v->facts, -4, 4)
                      : face_married(v->me, v->known, v->maybe, v->k, v->pm, v->po, v->facts, suit,
                                     -4, 4);
    default:
      return force_with(v->me | BIT(v->card), v->known, v->maybe, v->k, v->pm, v->po, v->facts,
                        v->card, -4, 4);
  }
}

static int forced_card(const View *v, int card) {
  u32 rest = v->me & ~BIT(card);
  if (v->turn == I_LEAD)
    return force_with(v->me, v->known, v->maybe, v->k, v->pm, v->po, v->facts, card, -4, 4);
  int won = card_points(v->card) + card_points(card);
  if (!rest && !(v->facts & CLOSED)) won += R.last_trick_points;
  return reply_wins(v->card, card)
             ? force_lead(rest, v->known, v->maybe, v->k, v->pm + won, v->po, v->facts | HAS_ME, -4,
                          4)
             : face_lead(rest, v->known, v->maybe, v->k, v->pm, v->po + won, v->facts | HAS_OP, -4,
                         4);
}

static void force_view(View *view) {
  View v = *view, after;
  Forced *answer = (Forced *)view;
  nodes = 0;
  gave_up = 0;
  answer->count = 0;
  int against = exchange_against(&v, &after), other = against ? forced_moment(&after) : 9;
  if (!v.cards) {
    int value = forced_moment(&v);
    if (against && (v.exchange == 2 ? other > value : other < value)) value = other;
    answer->values[answer->count++] = (i8)value;
  }
  for (u32 left = v.cards; left; left &= left - 1) {
    int value = forced_card(&v, FIRST(left));
    answer->values[answer->count++] = (i8)(other < value ? other : value);
  }
  answer->gave_up = (u8)gave_up;
  answer->nodes_low = (u32)nodes;
  answer->nodes_high = (u32)(nodes >> 32);
}

/* The tally of one first card over hands: how many end with -3 to 3 game points, in all and of
 * those that hold each card. */
typedef struct {
  u32 hands[7];
  u32 holding[32][7];
  u32 nodes_low, nodes_high, gave_up;
} Tally;

/* The value with open cards when he holds this hand: of my first card, or of the moment (255). */
static int open_value(const View *v, int card, u32 op) {
  int suit = v->married ? v->married - 1 : NO_SUIT, pm = v->pm, po = v->po, won;
  u32 f = v->facts, me = v->me, rest = me & ~BIT(card & 31);
  switch (v->turn) {
    case HE_LEADS:
      return suit == NO_SUIT ? -strict(op, me, po, pm, swapped(f), -4, 4)
                             : -strict_married(op, me, po, pm, swapped(f), suit, -4, 4);
    case HE_REPLIES:
      return after_lead(me | BIT(v->card), op, pm, po, f, v->card, -4, 4);
    case I_REPLY:
      won = card_points(v->card) + card_points(card);
      if (!rest && !(f & CLOSED)) won += R.last_trick_points;
      return reply_wins(v->card, card) ? strict(rest, op, pm + won, po, f | HAS_ME, -4, 4)
                                       : -strict(op, rest, po + won, pm, swapped(f) | HAS_ME, -4, 4);
    default:
      if (card < 32) return after_lead(me, op, pm, po, f, card, -4, 4);
      return suit == NO_SUIT ? strict(me, op, pm, po, f, -4, 4)
                             : strict_married(me, op, pm, po, f, suit, -4, 4);
  }
}

/* The same, with what the exchange on a close and claims on the way here can change. */
static int way_value(const View *v, int card, u32 op) {
  int value = open_value(v, card, op);
  u32 nine = v->exchange ? BIT(R.exchange_rank) : 0;
  if (v->exchange == 1 && (op & nine)) {
    int other = open_value(v, card, (op & ~nine) | BIT(v->turn_up));
    if (other < value) value = other;
  } else if (v->exchange == 2) {
    View after = *v;
    after.me = (v->me & ~nine) | BIT(v->turn_up);
    int other = open_value(&after, card, op);
    if (other > value) value = other;
  }
  return value < v->cap ? value : v->cap;
}

/* The hands still to come, as places in the list of maybe cards: the next larger number with as
 * many bits set. */
static struct {
  u32 places, end;
  int cards, done;
  u8 card[32];
} hands;

static void first_hand(const View *v) {
  hands.cards = 0;
  for (u32 left = v->maybe; left; left &= left - 1) hands.card[hands.cards++] = (u8)FIRST(left);
  hands.places = (1u << v->k) - 1;
  hands.end = 1u << hands.cards;
  hands.done = hands.cards < v->k;
}

static u32 hand_now(const View *v) {
  u32 hand = v->known;
  for (u32 left = hands.places; left; left &= left - 1) hand |= BIT(hands.card[FIRST(left)]);
  return hand;
}

static void next_hand(void) {
  if (!hands.places) {
    hands.done = 1;
    return;
  }
  u32 low = hands.places & -hands.places, next = hands.places + low;
  hands.places = next | (((hands.places ^ next) >> 2) >> FIRST(low));
  hands.done = hands.places >= hands.end;
}

#endif
