import type { Message } from '../../../engine/message.ts'
import type { CastVote } from '../../board/senate.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { SenatorId } from '../../content/ids.ts'
import type { SenateEvent } from '../../events/senate.ts'
import { personsOf } from '../../queries/senate/persons.ts'
import { message, reference, references } from '../message.ts'
import { proposalSentence, unitCounts } from './proposals.ts'
import type { SentencesOf } from './shapes.ts'

const who = (id: SenatorId) => ({ senator: reference('senator', id) })
const by = (id: FactionId) => ({ side: reference('side', id) })

/** One sentence for each type of event of this part. The compiler reports a missing type. */
export const senateSentences: SentencesOf<SenateEvent> = {
  'chair-taken': ({ senator, cause }) => message(`event.chair-${cause}`, who(senator)),
  'italy-ravaged': ({ war, concession }) =>
    concession
      ? message('event.italy-ravaged', {
          war: reference('war', war),
          concession: reference('concession', concession)
        })
      : message('event.italy-spared', { war: reference('war', war) }),
  'bench-filled': ({ senator, faction, from }) =>
    message(`event.bench-filled-${from}`, { ...who(senator), ...by(faction) }),
  proposed: ({ proposal, by: faction, commander }) => proposalSentence(proposal, faction, commander),
  'faction-voted': ({ faction, cast }) => votedSentence(faction, cast),
  'vote-closed': ({ proposal, isCarried, yes, no }) =>
    message(isCarried ? 'event.carried' : 'event.rejected', {
      first: yes,
      second: no,
      matter: reference('matter', proposal.about)
    }),
  'elected-alone': ({ proposal }) =>
    message('event.elected-alone', {
      senators: references('senator', personsOf(proposal)),
      matter: reference('matter', proposal.about)
    }),
  'proposal-lapsed': ({ proposal }) =>
    message('event.proposal-lapsed', { matter: reference('matter', proposal.about) }),
  'tribune-played': ({ faction, use, by: statesman }) =>
    statesman
      ? message('event.tribune-own', { ...who(statesman), ...by(faction) })
      : message(`event.tribune-${use}`, by(faction)),
  'tribune-cancelled': ({ faction, card, by: other }) =>
    message('event.tribune-cancelled', {
      ...by(faction),
      card: reference('card', card),
      other: reference('side', other)
    }),
  'tribune-attacked': ({ faction, card }) =>
    message('event.tribune-attacked', { ...by(faction), card: reference('card', card) }),
  'mob-incited': ({ faction, senator }) => message('event.mob-incited', { ...by(faction), ...who(senator) }),
  'consent-given': ({ senator, as, isWilling }) =>
    message(isWilling ? `event.consent-${as}` : `event.refuses-${as}`, who(senator)),
  'stepped-down': ({ senator }) => message('event.stepped-down', who(senator)),
  'consuls-disagreed': ({ pair }) =>
    message('event.consuls-disagreed', { senators: references('senator', pair) }),
  'took-office': ({ senator, office }) =>
    message('event.took-office', { ...who(senator), office: reference('office', office) }),
  'left-office': ({ senator, office }) =>
    message('event.left-office', { ...who(senator), office: reference('office', office) }),
  'no-trial': ({ censor }) => message('event.no-trial', who(censor)),
  convicted: ({ accused }) => message('event.convicted', who(accused)),
  acquitted: ({ accused }) => message('event.acquitted', who(accused)),
  'prosecutor-rewarded': ({ senator, influence }) =>
    message('event.prosecutor-rewarded', { ...who(senator), influence }),
  appealed: ({ accused, result, votes }) => {
    if (result !== 'votes') return message(`event.appeal-${result}`, who(accused))
    if (votes === 0) return message('event.appeal-nothing', who(accused))
    return message(votes > 0 ? 'event.appeal-for' : 'event.appeal-against', {
      ...who(accused),
      votes: Math.abs(votes)
    })
  },
  exiled: ({ senator }) => message('event.exiled', who(senator)),
  'exile-returned': ({ senator, faction }) =>
    faction
      ? message('event.exile-joined', { ...who(senator), ...by(faction) })
      : message('event.exile-returned', who(senator)),
  'exile-claimed': ({ senator, faction, isWon }) =>
    message(isWon ? 'event.exile-won' : 'event.exile-not-won', { ...who(senator), ...by(faction) }),
  'concession-granted': ({ concession, senator }) =>
    message('event.concession-granted', { ...who(senator), concession: reference('concession', concession) }),
  'commission-returned': () => message('event.commission-returned'),
  'governor-sent': ({ province, senator, replaced }) => {
    const words = { ...who(senator), province: reference('province', province) }
    return replaced
      ? message('event.governor-replaced', { ...words, partner: reference('senator', replaced) })
      : message('event.governor-sent', words)
  },
  'land-bill-passed': ({ bill, sponsor, cosponsor }) =>
    message('event.land-bill-passed', {
      bill: reference('land-bill', bill),
      senators: references('senator', [sponsor, cosponsor])
    }),
  'land-bill-repealed': ({ bill }) =>
    message('event.land-bill-repealed', { bill: reference('land-bill', bill) }),
  'forces-raised': ({ legions, fleets, cost }) => message('event.forces-raised', { legions, fleets, cost }),
  'builder-paid': ({ senator, concession, talents }) =>
    message('event.builder-paid', {
      ...who(senator),
      concession: reference('concession', concession),
      talents
    }),
  disbanded: ({ units }) => message('event.disbanded', unitCounts(units)),
  'army-sent': ({ expedition: { commander, against, units } }) =>
    against === 'rebel'
      ? message('event.army-sent-rebel', { ...who(commander), ...unitCounts(units) })
      : message('event.army-sent', {
          ...who(commander),
          war: reference('war', against),
          ...unitCounts(units)
        }),
  'army-reinforced': ({ units }) => message('event.army-reinforced', unitCounts(units)),
  'army-reduced': ({ units }) => message('event.army-reduced', unitCounts(units)),
  'army-recalled': recalledSentence,
  'garrison-moved': ({ province, to, units }) =>
    message(to === 'province' ? 'event.garrison-out' : 'event.garrison-home', {
      province: reference('province', province),
      legions: unitCounts(units).legions
    }),
  'bequest-taken': ({ bequest, senator }) =>
    message('event.bequest-taken', { ...who(senator), bequest: reference('bequest', bequest) }),
  'fleets-declined': ({ count }) => message('event.fleets-declined', { count }),
  'minor-motion-carried': () => message('event.minor-carried'),
  'murder-attempted': ({ killer, victim, cards }) => {
    const words = { ...who(killer), target: reference('senator', victim) }
    return cards > 0
      ? message('event.murder-attempted-cards', { ...words, count: cards })
      : message('event.murder-attempted', words)
  },
  'guards-played': ({ faction, count }) => message('event.guards-played', { ...by(faction), count }),
  'murder-resolved': ({ killer, victim, isDead, isCaught }) => {
    const words = { ...who(killer), target: reference('senator', victim) }
    if (isDead) return message(isCaught ? 'event.murder-done-caught' : 'event.murder-done', words)
    return message(isCaught ? 'event.murder-failed-caught' : 'event.murder-failed', words)
  },
  'law-repealed': ({ law, faction }) =>
    message('event.law-repealed', { ...by(faction), law: reference('law', law) }),
  fined: ({ senator, talents }) => message('event.fined', { ...who(senator), talents }),
  'law-passed': ({ law, faction }) =>
    message('event.law-passed', { ...by(faction), law: reference('law', law) }),
  adjourned: ({ cause }) => message(`event.adjourned-${cause}`)
}

function votedSentence(faction: FactionId, cast: readonly CastVote[]): Message {
  const sum = (side: 'yes' | 'no') =>
    cast.reduce((total, { ballot, votes }) => total + (ballot === side ? votes : 0), 0)
  const [yes, no] = [sum('yes'), sum('no')]
  if (yes > 0 && no > 0) return message('event.voted-split', { ...by(faction), first: yes, second: no })
  if (yes > 0) return message('event.voted-yes', { ...by(faction), votes: yes })
  return no > 0
    ? message('event.voted-no', { ...by(faction), votes: no })
    : message('event.voted-abstain', by(faction))
}

function recalledSentence({
  commander,
  successor,
  isForced
}: Extract<SenateEvent, { type: 'army-recalled' }>): Message {
  if (!commander) {
    return successor
      ? message('event.army-taken-over', { partner: reference('senator', successor) })
      : message('event.army-dissolved')
  }
  if (successor) {
    return message('event.army-replaced', {
      senators: references('senator', [commander]),
      partner: reference('senator', successor)
    })
  }
  return message(isForced ? 'event.army-withdrawn' : 'event.army-recalled', who(commander))
}
