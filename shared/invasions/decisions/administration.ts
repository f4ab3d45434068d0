/** What the questions of administration are about, by kind. */
export interface AdministrationAbouts {
  'administration-type': object
  'administration-card': object
  purchases: object
  'deploy-purchases': object
  'suppress-revolt': object
  'pay-or-mutiny': object
  'recover-sites': object
  convert: object
  'conversion-bonus': object
  'choose-religion': object
  'end-heresy': object
}
