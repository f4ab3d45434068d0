import type { JumpListCategory } from 'electron'
import type { CampaignCard } from '#shared/ipc/campaign.ts'
import { launchArgumentOf } from './launch-requests.ts'
import type { NativeWords } from './native-words.ts'

export type RecentCampaign = Pick<CampaignCard, 'id' | 'title'>

const MAX_RECENT = 8

/** The campaigns played last, the latest first. */
export function recentCampaigns(cards: readonly CampaignCard[]): readonly RecentCampaign[] {
  return cards.toSorted((left, right) => right.playedAt - left.playedAt).slice(0, MAX_RECENT)
}

/** The entries of the Windows taskbar. Each starts the program with a launch argument. */
export function jumpList(
  recent: readonly RecentCampaign[],
  words: NativeWords,
  program: string
): JumpListCategory[] {
  const task = (title: string, args: string) => ({
    type: 'task' as const,
    title,
    program,
    args,
    iconPath: program,
    iconIndex: 0
  })
  const campaigns = recent.map(({ id, title }) =>
    task(title, launchArgumentOf({ open: 'campaign', campaign: id }))
  )
  return [
    ...(campaigns.length > 0 ? [{ type: 'custom' as const, name: words('recent'), items: campaigns }] : []),
    {
      type: 'tasks',
      items: [task(words('command.new-campaign'), launchArgumentOf({ open: 'new-campaign' }))]
    }
  ]
}
