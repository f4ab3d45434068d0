/** What the questions of sieges are about, by kind. */
export interface SiegesAbouts {
  besiege: object
  assault: object
  'keep-siege': object
  'fate-of-city': object
}
