/** What the questions of reactions are about, by kind. */
export interface ReactionsAbouts {
  intercept: object
  'interceptors-arrive': object
  flee: object
  'naval-interception': object
  'naval-battle': object
  'carry-friends': object
  'carrying-stack': object
  'cargo-lost': object
  'defend-foedus': object
}
