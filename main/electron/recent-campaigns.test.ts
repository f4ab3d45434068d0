import { expect, test } from 'vitest'
import type { CampaignCard } from '#shared/ipc/campaign.ts'
import { nativeWords } from './native-words.ts'
import { jumpList, recentCampaigns } from './recent-campaigns.ts'

function card(id: string, playedAt: number): CampaignCard {
  const summary = { turn: 1, scores: {}, result: null, facts: {} }
  const nothing = { game: 'x', options: {}, seats: {}, summary, waitingFor: [], answers: 0, createdAt: 0 }
  return {
    id,
    title: `Campaign ${id}`,
    playedAt,
    ...nothing,
    rulesVersion: 1,
    otherRules: false,
    damaged: false,
    archived: false
  }
}

test('lists the campaigns played last first, and no more than a menu holds', () => {
  const cards = Array.from({ length: 12 }, (_, index) => card(`${index}`, index))
  expect(recentCampaigns(cards).map(({ id }) => id)).toEqual(['11', '10', '9', '8', '7', '6', '5', '4'])
})

test('the taskbar starts the same program with a launch argument', () => {
  const [campaigns, tasks] = jumpList([card('aaaaaaaa', 1)], nativeWords('es'), 'C:\\app.exe')
  expect(campaigns).toMatchObject({
    name: 'Campañas recientes',
    items: [{ title: 'Campaign aaaaaaaa', program: 'C:\\app.exe', args: '--campaign=aaaaaaaa' }]
  })
  expect(tasks).toMatchObject({ type: 'tasks', items: [{ title: 'Nueva campaña', args: '--new-campaign' }] })
  expect(jumpList([], nativeWords('en'), 'C:\\app.exe')).toHaveLength(1)
})
