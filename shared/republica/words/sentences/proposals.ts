import type { Message } from '../../../engine/message.ts'
import type { Immutable } from '../../board/index.ts'
import type { Proposal, Units } from '../../board/proposal.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { SenatorId, WarId } from '../../content/ids.ts'
import { message, reference, references } from '../message.ts'

/** How many legions and fleets a proposal moves, for a sentence. */
export function unitCounts({ legions, veterans, fleets }: Immutable<Units>): {
  readonly legions: number
  readonly fleets: number
} {
  return { legions: legions + veterans.length, fleets }
}

/** A proposal as a sentence. `commander`: who leads the army that it is about; null: nobody. */
export function proposalSentence(
  proposal: Immutable<Proposal>,
  by: FactionId,
  commander: SenatorId | null = null
): Message {
  const side = reference('side', by)
  const leaders = references('senator', commander ? [commander] : [])
  switch (proposal.about) {
    case 'consuls':
      return message('proposal.consuls', { side, senators: references('senator', proposal.pair) })
    case 'dictator':
    case 'censor':
    case 'consul-for-life':
      return message(`proposal.${proposal.about}`, { side, senator: reference('senator', proposal.senator) })
    case 'trial':
      return trialSentence(proposal)
    case 'assassin-trial':
      return message('proposal.assassin-trial', {
        senator: reference('senator', proposal.accused),
        target: reference('senator', proposal.victim)
      })
    case 'governors':
      return message('proposal.governors', {
        side,
        senators: references(
          'senator',
          proposal.posts.map(({ senator }) => senator)
        ),
        provinces: references(
          'province',
          proposal.posts.map(({ province }) => province)
        )
      })
    case 'concessions':
      return message('proposal.concessions', {
        side,
        concessions: references(
          'concession',
          proposal.grants.map(({ concession }) => concession)
        ),
        senators: references(
          'senator',
          proposal.grants.map(({ senator }) => senator)
        )
      })
    case 'land-bill':
      return message('proposal.land-bill', {
        side,
        bill: reference('land-bill', proposal.bill),
        senator: reference('senator', proposal.sponsor),
        partner: reference('senator', proposal.cosponsor)
      })
    case 'repeal':
      return message('proposal.repeal', {
        side,
        bill: reference('land-bill', proposal.bill),
        senator: reference('senator', proposal.sponsor)
      })
    case 'raise':
      return message('proposal.raise', { side, legions: proposal.legions, fleets: proposal.fleets })
    case 'disband':
      return message('proposal.disband', { side, ...unitCounts(proposal.units) })
    case 'send':
      return sendingSentence(proposal, by)
    case 'reinforce':
    case 'withdraw':
      return message(`proposal.${proposal.about}`, { side, senators: leaders, ...unitCounts(proposal.units) })
    case 'recall':
      return proposal.successor
        ? message('proposal.replace', {
            side,
            senators: leaders,
            partner: reference('senator', proposal.successor)
          })
        : message('proposal.recall', { side, senators: leaders })
    case 'garrison':
      return message(proposal.to === 'province' ? 'proposal.garrison-out' : 'proposal.garrison-home', {
        side,
        legions: unitCounts(proposal.units).legions,
        province: reference('province', proposal.province)
      })
    case 'bequest':
      return message('proposal.bequest', {
        side,
        bequest: reference('bequest', proposal.bequest),
        ...unitCounts(proposal.units)
      })
    case 'return':
      return message('proposal.return', { side, senator: reference('senator', proposal.exile) })
    case 'decline-fleets':
      return message('proposal.decline-fleets', { side })
    case 'minor':
      return proposal.tone === 'other'
        ? message('proposal.minor-other', { side, words: proposal.words })
        : message(`proposal.minor-${proposal.tone}`, {
            side,
            senators: references('senator', proposal.senator ? [proposal.senator] : [])
          })
  }
}

function trialSentence(proposal: Immutable<Extract<Proposal, { about: 'trial' }>>): Message {
  const { charge, degree } = proposal
  const words = {
    senator: reference('senator', proposal.accused),
    partner: reference('senator', proposal.prosecutor)
  }
  if (charge.for === 'concession') {
    return message('proposal.trial-minor-concession', {
      ...words,
      concession: reference('concession', charge.concession)
    })
  }
  const key = degree === 'major' ? 'proposal.trial-major' : 'proposal.trial-minor-office'
  return message(key, { ...words, office: reference('office', charge.office) })
}

function sendingSentence(
  { armies }: Immutable<Extract<Proposal, { about: 'send' }>>,
  by: FactionId
): Message {
  const side = reference('side', by)
  const wars = armies.flatMap(({ against }): WarId[] => (against === 'rebel' ? [] : [against]))
  const counts = armies.map(({ units }) => unitCounts(units))
  const legions = counts.reduce((sum, count) => sum + count.legions, 0)
  const fleets = counts.reduce((sum, count) => sum + count.fleets, 0)
  const senators = references(
    'senator',
    armies.map(({ commander }) => commander)
  )
  const [first] = armies
  const [war] = wars
  if (!war || !first) return message('proposal.send-rebel', { side, senators, legions, fleets })
  if (armies.length > 1) {
    return message('proposal.send-several', {
      side,
      senators,
      wars: references('war', wars),
      legions,
      fleets
    })
  }
  return message('proposal.send', {
    side,
    senator: reference('senator', first.commander),
    war: reference('war', war),
    legions,
    fleets
  })
}
