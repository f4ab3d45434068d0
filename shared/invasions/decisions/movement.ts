/** What the questions of movement are about, by kind. */
export interface MovementAbouts {
  march: object
  'campaign-march': object
  'choose-campaigner': object
  'campaign-again': object
  'break-through': object
  'holding-units': object
  'fighting-units': object
  'excess-units': object
  retreat: object
  'make-room': object
  'next-battle': object
  'next-siege': object
}
