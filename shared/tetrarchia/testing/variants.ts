import { variantIds } from '../campaign-options.ts'

/** All variants that can be played together, with either edition of Imperium, as the command line names them. */
export const allVariants = (['imperium', 'imperium-french'] as const).map((edition) =>
  variantIds.filter((id) => id === edition || !id.startsWith('imperium')).join(',')
)
