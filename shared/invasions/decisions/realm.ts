/** What the questions of realm are about, by kind. */
export interface RealmAbouts {
  'found-kingdom': object
  'place-capital': object
  'grow-city': object
  'place-leader': object
  'leader-succeeds': object
  'levy-kind': object
  'levy-type': object
  'levy-unit': object
  displacement: object
  'limes-follows-border': object
  'pick-area': object
  'revolt-province': object
  'shaken-city': object
  'reunite-empire': object
  'unite-nations': object
}
