import type { ForumEvent } from '../../events/forum.ts'
import { message, reference } from '../message.ts'
import type { SentencesOf } from './shapes.ts'

const senator = (id: Parameters<typeof reference<'senator'>>[1]) => reference('senator', id)

/** One sentence for each type of event of this part. The compiler reports a missing type. */
export const forumSentences: SentencesOf<ForumEvent> = {
  'card-drawn': ({ faction }) => message('event.card-drawn', { side: reference('side', faction) }),
  'card-received': ({ faction, card }) =>
    message('event.card-received', { side: reference('side', faction), card: reference('card', card) }),
  'deck-out': () => message('event.deck-out'),
  'family-appeared': ({ family, beneath }) =>
    beneath
      ? message('event.family-joined', { senator: senator(family), target: senator(beneath) })
      : message('event.family-appeared', { senator: senator(family) }),
  'war-appeared': ({ war, isActive, woken }) => {
    const words = { war: reference('war', war) }
    if (!isActive) return message('event.war-sleeps', words)
    if (woken.length === 0) return message('event.war-breaks-out', words)
    return message('event.war-wakes-others', { ...words, wars: woken.map((id) => reference('war', id)) })
  },
  'leader-appeared': ({ leader, woken }) => {
    const words = { leader: reference('leader', leader) }
    return woken.length > 0
      ? message('event.leader-wakes', { ...words, wars: woken.map((id) => reference('war', id)) })
      : message('event.leader-appeared', words)
  },
  'bequest-appeared': ({ bequest }) =>
    message('event.bequest-appeared', { bequest: reference('bequest', bequest) }),
  'concession-destroyed': ({ concession, holder }) => {
    const words = { concession: reference('concession', concession) }
    return holder
      ? message('event.concession-ruined', { ...words, senator: senator(holder) })
      : message('event.concession-destroyed', words)
  },
  happened: ({ happening, level }) =>
    message(level > 1 ? 'event.happened-again' : 'event.happened', {
      happening: reference('happening', happening),
      count: level
    }),
  'fleets-lost': ({ count }) => message('event.fleets-lost', { count }),
  'fleets-allied': ({ war, count }) => message('event.fleets-allied', { war: reference('war', war), count }),
  peace: ({ war, spoils }) => message('event.peace', { war: reference('war', war), talents: spoils }),
  'leader-died': ({ leader }) => message('event.leader-died', { leader: reference('leader', leader) }),
  'leader-stayed': ({ leader }) => message('event.leader-stayed', { leader: reference('leader', leader) }),
  'concession-returned': ({ concession }) =>
    message('event.concession-returned', { concession: reference('concession', concession) }),
  'family-returned': ({ family }) => message('event.family-returned', { senator: senator(family) }),
  'initiative-began': ({ faction, initiative }) =>
    message('event.initiative-began', { side: reference('side', faction), number: initiative }),
  'initiative-bid': ({ faction, senator: payer, talents }) => {
    const side = reference('side', faction)
    return payer
      ? message('event.initiative-bid', { side, talents })
      : message('event.initiative-no-bid', { side })
  },
  'initiative-sold': ({ faction, senator: payer, talents }) => {
    const side = reference('side', faction)
    return payer
      ? message('event.initiative-sold', { side, senator: senator(payer), talents })
      : message('event.initiative-free', { side })
  },
  'persuasion-began': ({ senator: by, target, card, base }) => {
    const words = { senator: senator(by), target: senator(target), base }
    return card
      ? message('event.persuasion-unopposed', { ...words, card: reference('card', card) })
      : message('event.persuasion-began', words)
  },
  bribed: ({ senator: by, talents, base }) =>
    message('event.bribed', { senator: senator(by), talents, base }),
  'counter-bribed': ({ faction, talents, inFavour, base }) =>
    message(inFavour ? 'event.helped-bribe' : 'event.counter-bribed', {
      side: reference('side', faction),
      talents,
      base
    }),
  persuaded: ({ senator: by, target, faction }) =>
    message('event.persuaded', {
      senator: senator(by),
      target: senator(target),
      side: reference('side', faction)
    }),
  'not-persuaded': ({ senator: by, target, talents }) =>
    message('event.not-persuaded', { senator: senator(by), target: senator(target), talents }),
  'card-stolen': ({ faction, from }) =>
    message('event.card-stolen', { side: reference('side', faction), other: reference('side', from) }),
  'card-stolen-seen': ({ faction, from, card }) =>
    message('event.card-stolen-seen', {
      side: reference('side', faction),
      other: reference('side', from),
      card: reference('card', card)
    }),
  'games-held': ({ senator: by, games }) =>
    message('event.games-held', { senator: senator(by), games: reference('games', games) }),
  'knight-won': ({ senator: by, talents }) => message('event.knight-won', { senator: senator(by), talents }),
  'knight-refused': ({ senator: by, talents }) =>
    message('event.knight-refused', { senator: senator(by), talents })
}
