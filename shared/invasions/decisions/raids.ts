/** What the questions of raids are about, by kind. */
export interface RaidsAbouts {
  'raid-instead': object
  'raid-target': object
  'raiding-party': object
  settle: object
  'plunder-caravan': object
}
