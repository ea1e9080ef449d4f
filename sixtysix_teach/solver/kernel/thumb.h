/* How a card is chosen without much thought: by rules of thumb, or at random.
 *
 * The rules of thumb are those of the careful opponent, opponents/worth.py has the same numbers.
 * Each side goes by what it sees, so that thinking does not lean on hidden cards.
 */
#ifndef THUMB_H
#define THUMB_H
#include "play.h"

#define TEN 6
#define ACE 7
#define REPLY 6.0f /* card points the other adds on average when he takes a trick */
#define NOISE 2.0f /* so much chance, in card points, that not all deals are played alike */
#define DECISIVE 1000.0f

/* The other cards as one side sees them. */
static inline u32 unseen_by(const Sim *s, int m) {
  u32 seen = s->hand[m] | (s->card >= 0 ? BIT(s->card) : 0);
  if (!is_strict(s)) seen |= BIT(s->pile.turn_up);
  return s->live & ~seen;
}

static const float TRUMP_WORTH[8] = {15, 15.5f, 16, 17, 18, 19, 24, 26};
static const float PLAIN_WORTH[8] = {0, 0, 0, .5f, 1.5f, 2, 5, 7};

/* What a card is worth in the hand. */
static float keep_worth(const Sim *s, int m, int c, u32 unseen, int pairs_ahead) {
  u32 hand = s->hand[m];
  int rank = c & 7, suit = SUIT_OF(c);
  float w;
  if (!suit) w = TRUMP_WORTH[rank];
  else {
    u32 beside = hand & SUIT_MASK(c) & ~BIT(c);
    int ace_out = (unseen >> (suit * 8 + ACE)) & 1;
    w = PLAIN_WORTH[rank];
    if (rank == TEN) w = !ace_out ? PLAIN_WORTH[ACE] : beside ? PLAIN_WORTH[TEN] : 2;
    else if (ace_out && beside == BIT(suit * 8 + TEN)) w += 2;
  }
  if (pairs_ahead && (rank == KING || rank == QUEEN)) {
    u32 other = BIT(c ^ 1);
    float pts = (float)(suit ? R.marriage_points : R.trump_marriage_points);
    if (hand & other) w += .5f * pts;
    else if (unseen & other) w += .05f * pts;
  }
  if (c == R.exchange_rank && !is_strict(s))
    w += .5f * (TRUMP_WORTH[s->pile.turn_up & 7] - TRUMP_WORTH[rank]);
  return w;
}

/* Whether a marriage may still be announced at a later lead. */
static int ahead(const Sim *s, int m) {
  if (!R.marriages) return 0;
  return R.marriage_any_lead ? COUNT(s->hand[m]) > 1 : !is_strict(s) && in_stock(s->pile) >= 4;
}

/* What being on lead next is worth. */
static float lead_worth(const Sim *s, int m, int without, int pairs_ahead) {
  u32 hand = s->hand[m] & ~BIT(without);
  float w = facts_of(s, m) & HAS_ME ? 0 : 5;
  if (pairs_ahead) {
    u32 kings = kings_of_pairs(hand);
    if (kings) w += .5f * (float)(kings & TRUMPS ? R.trump_marriage_points : R.marriage_points);
  }
  if (!is_strict(s) && R.exchange_rank < 8 && (hand & BIT(R.exchange_rank))) w += 2;
  return w;
}

/* The chance that the other holds none of n cards. */
static inline float none_of(float held, int n) {
  float x = 1;
  while (n--) x *= 1 - held;
  return x;
}

/* What one side goes by when it rates its choices. */
typedef struct {
  int m, pairs;
  u32 unseen;
  float held; /* the chance that the other holds a given card */
} Sight;

static Sight sight_of(const Sim *s) {
  int m = s->mover;
  u32 unseen = unseen_by(s, m);
  float held = unseen ? (float)COUNT(s->hand[!m]) / (float)COUNT(unseen) : 0;
  return (Sight){m, ahead(s, m), unseen, held < 1 ? held : 1};
}

static float reply_rating(const Sim *s, const Sight *g, int c, float keep) {
  int pts = card_points(s->card) + card_points(c);
  if (reply_wins(s->card, c))
    return (float)pts + lead_worth(s, g->m, c, g->pairs) - keep +
           (s->pts[g->m] + pts >= R.target ? DECISIVE : 0);
  return -(float)pts - keep - (s->pts[!g->m] + pts >= R.target ? DECISIVE : 0);
}

static float lead_rating(const Sim *s, const Sight *g, int c, float keep) {
  u32 over = g->unseen & ABOVE(c), trumps = g->unseen & TRUMPS, suit = g->unseen & SUIT_MASK(c);
  float wins = none_of(g->held, COUNT(over)), pts = (float)card_points(c);
  if (SUIT_OF(c) && !is_strict(s)) wins = none_of(g->held, COUNT(over | trumps));
  else if (SUIT_OF(c))
    wins -= none_of(g->held, COUNT(suit)) * (1 - none_of(g->held, COUNT(trumps)));
  if (wins < 0) wins = 0;
  float sure = wins >= 1 && s->pts[g->m] + card_points(c) >= R.target ? DECISIVE : 0;
  return wins * (pts + lead_worth(s, g->m, c, g->pairs)) - (1 - wins) * (pts + REPLY) - keep + sure;
}

/* What rules of thumb say of each choice, in card points. */
static void rate(const Sim *s, const u8 *code, int n, float *rating) {
  Sight g = sight_of(s);
  for (int i = 0; i < n; i++) {
    int c = code[i];
    if (c >= MARRY) {
      rating[i] = c == CLOSE ? -10 : c == DRAW ? 0 : 20;
      continue;
    }
    float keep = keep_worth(s, g.m, c, g.unseen, g.pairs);
    rating[i] = s->card >= 0 ? reply_rating(s, &g, c, keep) : lead_rating(s, &g, c, keep);
  }
}

/* The choice that rules of thumb rate highest, nearly always; it never closes. */
static int by_thumb(const Sim *s) {
  u8 code[MAX_CHOICES];
  float rating[MAX_CHOICES], best = -1e9f;
  int n = choices(s, code), at = code[0];
  if (n == 1) return at;
  if (s->draw) return DRAW;
  rate(s, code, n, rating);
  for (int i = 0; i < n; i++) {
    if (code[i] == CLOSE) continue;
    float x = rating[i] + (float)draw_random(1024) * (NOISE / 1024.0f);
    if (x > best) {
      best = x;
      at = code[i];
    }
  }
  return at;
}

/* Any card, a marriage half the time, and no close unless nothing else is left. */
static int at_random(const Sim *s) {
  u8 code[MAX_CHOICES], card[MAX_CHOICES], pair[MAX_CHOICES];
  int n = choices(s, code), cards = 0, pairs = 0;
  if (s->draw) return code[0];
  for (int i = 0; i < n; i++) {
    if (code[i] < 32) card[cards++] = code[i];
    else if (code[i] != CLOSE) pair[pairs++] = code[i];
  }
  if (pairs && (!cards || draw_random(2))) return pair[draw_random((u32)pairs)];
  return cards ? card[draw_random((u32)cards)] : code[0];
}

#endif
