import { message, reference } from '#shared/engine/message.ts'
import type { Race, RaceEvent } from '#shared/engine/testing/river-race/types.ts'
import { riverRace } from '#shared/engine/testing/river-race.ts'
import { useUntypedTranslator } from '../../i18n/words.tsx'
import type { DecisionProps, GameClient } from '../../table/game/game-client.ts'
import type { Sentence } from '../../table/log/sentence.ts'
import { lazyWithRetry } from '../../ui/retry-while-offline.ts'
import { CardsFound } from './race-cards.tsx'
import { raceCover } from './race-cover.tsx'
import { CrewsChoice, RaceLoad, Round } from './race-parts.tsx'
import { raceWire } from './race-wire.ts'
import { raceWords } from './race-words.ts'

/** The client of the engine's toy game: a minimal client that uses each kind of extension once. */
export const raceClient: GameClient<Race> = {
  cover: raceCover,
  wire: raceWire,
  words: raceWords,
  setUp: { read: riverRace.readOptions, sidesOf: riverRace.sidesOf, Form: CrewsChoice },
  sentence: sentenceOf,
  Position: Round,
  Board: lazyWithRetry(() => import('./race-board.tsx')),
  panels: [{ id: 'cards', icon: 'scroll', title: message('race.cards'), Body: CardsFound }],
  decision: { views: { load: RaceLoad }, Head: OnBoard }
}

/** What the deciding crew has aboard. */
function OnBoard({ table, decision }: DecisionProps<Race>) {
  const words = useUntypedTranslator()
  const boat = Object.entries(table.view.boats).find(([crew]) => crew === decision.side)?.[1]
  if (!boat) return null
  const { food, purse } = boat
  const aboard = words.say(message('race.aboard', { count: food }))
  return <span>{purse ? `${aboard}, ${words.say(message('race.purse', { coins: purse }))}` : aboard}</span>
}

function sentenceOf(event: RaceEvent): Sentence {
  switch (event.type) {
    case 'chose':
      return {
        message: message('event.chose', {
          side: reference('side', event.side),
          boat: reference('race', event.boat)
        })
      }
    case 'loaded':
      return {
        message: message('event.loaded', { side: reference('side', event.side), count: event.food })
      }
    case 'moved':
      return { message: message('event.moved', { side: reference('side', event.side), to: event.to }) }
    case 'found':
      return { message: message('event.found', { side: reference('side', event.side) }) }
    case 'flooded':
      return {
        message: message('event.flooded', { turn: event.turn }),
        chapter: { rank: 'turn', side: null }
      }
    case 'pilot-hired':
    case 'raised':
    case 'card-sold':
      return {
        message: message(`event.${event.type}`, { side: reference('side', event.side), coins: event.coins })
      }
    case 'channel-taken':
      return {
        message: message(event.alone ? 'event.channel-alone' : 'event.channel-taken', {
          side: reference('side', event.side),
          channel: reference('race', event.channel)
        })
      }
    case 'sluice-opened':
    case 'sluice-barred':
      return { message: message(`event.${event.type}`, { side: reference('side', event.side) }) }
    case 'deal-offered':
      return {
        message: message('event.deal-offered', {
          side: reference('side', event.side),
          to: reference('side', event.to),
          coins: event.coins,
          food: event.food
        })
      }
    case 'deal-made':
    case 'deal-refused':
      return {
        message: message(`event.${event.type}`, {
          side: reference('side', event.side),
          to: reference('side', event.to)
        })
      }
    case 'roll': {
      const { rule, faces, dice, total, modifiers } = event
      const lines = modifiers.map(({ amount, rule: by, why }) => ({
        amounts: [{ of: 'total', words: message('race.bonus', { amount }) }],
        rule: by,
        why: reference('modifier', why)
      }))
      return { message: message('race.strokes'), rule, dice: { faces, values: dice, total }, lines }
    }
  }
}
