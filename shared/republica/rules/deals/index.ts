import { offerDeals } from './offers.ts'
import { judgePromises } from './promises.ts'

/** The scripts of this part, by their tasks. */
export const dealsScripts = {
  deals: offerDeals,
  'judge-promises': judgePromises
}
