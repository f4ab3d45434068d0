/** The public sources that records cite by their mark. */
export const sources: Readonly<Record<string, string>> = {
  S1: 'Republic of Rome Online (iamlogand), component reference',
  S2: 'The-Republic-of-Rome (LocoNeko), scenario and table data',
  S3: 'RepublicofRome (evilruss), card tables',
  S4: 'republic-of-rome (Middlederg), Spanish card data'
}
