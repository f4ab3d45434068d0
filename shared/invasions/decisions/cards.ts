/** What the questions of cards are about, by kind. */
export interface CardsAbouts {
  'play-card': object
  'nation-of-card': object
  'target-of-event': object
  'discard-from-hand': object
}
