/** What the questions of ties are about, by kind. */
export interface TiesAbouts {
  'declare-hostility': object
  'offer-foedus': object
  'choose-grant': object
  'accept-foedus': object
  'break-foedus': object
  'try-to-break-foedus': object
  'inherit-foedus': object
  'place-horde': object
  'settle-foedus': object
  'accept-alliance': object
  'leave-suzerain': object
  rebel: object
  'break-vassalage': object
  'lend-mercenary': object
  'place-mercenary': object
  'take-back-mercenary': object
  'lend-to-kin': object
  'treaty-province': object
  'treaty-garrison': object
}
