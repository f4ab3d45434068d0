import type { GameEvent } from '../../engine/game.ts'
import { messagesOf, type Proofreader } from '../../words/testing/proofreading.ts'
import { wire } from '../wire.ts'
import { calculationOf } from '../words/calculation.ts'
import { sentenceOf } from '../words/sentences/index.ts'
import type { CampaignWatcher } from './watch-campaign.ts'

function eventFlaws(proof: Proofreader, event: GameEvent): string[] {
  if (!wire.isEvent(event)) return [`no event of this game: ${event.type}`]
  const lines = calculationOf(event)
  const said = [sentenceOf(event), ...lines.flatMap(({ amounts }) => amounts.map(({ words }) => words))]
  return [
    ...said.flatMap((words) => proof.flaws(words)),
    ...lines.flatMap(({ why }) => proof.nameFlaws('en', why))
  ]
}

/** Collects the questions, options and events of a campaign that lack a text or fill a placeholder wrongly. */
export function textFlaws(proof: Proofreader) {
  const found = new Set<string>()
  const watcher: CampaignWatcher = {
    onQuestion({ decision }) {
      if (!decision) return
      for (const flaw of messagesOf(decision).flatMap((message) => proof.flaws(message))) found.add(flaw)
    },
    onEvents(events) {
      for (const flaw of events.flatMap(({ event }) => eventFlaws(proof, event))) found.add(flaw)
    }
  }
  return { watcher, found }
}
