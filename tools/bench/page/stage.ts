import { join } from 'node:path'
import { CampaignStore } from '../../../main/store/campaign-store.ts'
import { openDatabase } from '../../../main/store/open-database.ts'
import { RandomCampaign } from '../../staging/random-campaign.ts'

/**
 * Plays a campaign for so many random answers and puts it into a library, once under each title. A person plays the
 * side that is asked next.
 */
export function stageAt(dataDir: string, seed: string, answers: number, titles: readonly string[]): void {
  const campaign = new RandomCampaign(seed)
  for (let step = 0; step < answers; step++) campaign.step()
  const { database, close } = openDatabase(join(dataDir, 'campaigns.db'))
  const store = new CampaignStore(database, Date.now)
  for (const title of titles) campaign.keep(store, title, campaign.match.awaited?.side)
  close()
}
