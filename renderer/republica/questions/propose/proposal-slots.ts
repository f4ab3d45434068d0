import type { Message } from '#shared/engine/message.ts'
import { idsIn } from '#shared/republica/entries.ts'
import { attendance } from '#shared/republica/queries/precedence.ts'
import { governorCandidates } from '#shared/republica/queries/senate/candidates.ts'
import { commanders } from '#shared/republica/queries/senate/commands.ts'
import type { RepublicView } from '#shared/republica/view.ts'
import { message } from '#shared/republica/words/message.ts'
import { type Draft, withoutValue, withValue } from '../../../table/decision/draft.ts'
import type { Subject } from '../../interaction/pick.ts'
import { filling, type Slot } from '../../interaction/slots.ts'
import { armySubject } from '../../interaction/subject-name.ts'
import { isTopic, type Topic } from './topics.ts'

/** The field of a draft that names what is proposed. */
const TOPIC = 'topic'

export function topicIn({ values }: Draft): Topic | null {
  return isTopic(values[TOPIC]) ? values[TOPIC] : null
}

/** A draft of a proposal of another kind. What has been pointed at is kept where the new one has it too. */
export function withTopic(draft: Draft, topic: Topic | null): Draft {
  return topic === null ? withoutValue(draft, TOPIC) : withValue(draft, TOPIC, topic)
}

/** The parts of a proposal that are filled by pointing. */
export function proposalSlots(view: RepublicView, draft: Draft): readonly Slot[] {
  const topic = topicIn(draft)
  if (topic) return slotsFor(view, topic, draft)
  return []
}

const slot = (id: string, label: Message, options: readonly Subject[], more: Partial<Slot> = {}): Slot => ({
  id,
  label,
  options,
  ...more
})

function slotsFor(view: RepublicView, topic: Topic, draft: Draft): readonly Slot[] {
  const present = attendance(view)
  switch (topic) {
    case 'send':
      return [
        slot('commander', message('slot.commander'), commanders(view)),
        slot('against', message('slot.against'), [...idsIn(view.wars), ...(view.civilWar ? ['rebel'] : [])])
      ]
    case 'concessions':
      return [
        slot('concession', message('slot.concession'), openConcessions(view)),
        slot('senator', message('slot.for'), present)
      ]
    case 'governors': {
      const [province] = filling(draft, { id: 'province' })
      const provinces = idsIn(view.provinces)
      const chosen = provinces.find((id) => id === province)
      return [
        slot('province', message('slot.province'), provinces),
        slot('senator', message('slot.governor'), chosen ? governorCandidates(view, chosen) : present)
      ]
    }
    case 'land-bill':
      return [
        slot('bill', message('slot.bill'), ['I', 'II', 'III']),
        slot('sponsor', message('slot.sponsor'), present),
        slot('cosponsor', message('slot.cosponsor'), present)
      ]
    case 'repeal':
      return [
        slot(
          'bill',
          message('slot.bill'),
          (['II', 'III'] as const).filter((bill) => view.landBills[bill] > 0)
        ),
        slot('sponsor', message('slot.sponsor'), present)
      ]
    case 'reinforce':
    case 'withdraw':
      return [slot('army', message('slot.army'), armies(view))]
    case 'recall':
      return [
        slot('army', message('slot.army'), armies(view)),
        slot('successor', message('slot.successor'), commanders(view), { isOptional: true })
      ]
    case 'garrison':
      return [slot('province', message('slot.province'), idsIn(view.provinces))]
    case 'bequest':
      return [slot('bequest', message('slot.bequest'), view.forum.bequests)]
    case 'return':
      return [
        slot(
          'exile',
          message('slot.exile'),
          idsIn(view.senators).filter((id) => view.senators[id]?.at === 'exile')
        )
      ]
    case 'minor':
      return [slot('senator', message('slot.about'), present, { isOptional: true })]
    case 'raise':
    case 'disband':
    case 'decline-fleets':
      return []
  }
}

function armies(view: RepublicView): readonly Subject[] {
  return view.armies
    .filter(({ against }) => against !== 'home' && against !== 'rebellion')
    .map(({ id }) => armySubject(id))
}

function openConcessions(view: RepublicView): readonly Subject[] {
  return view.forum.concessions.filter((id) => !view.senate?.closedConcessions.includes(id))
}

/** Whether there is anything to propose of a kind. The rules say the rest. */
export function isPossible(view: RepublicView, topic: Topic): boolean {
  switch (topic) {
    case 'raise':
      return !view.isRecruitmentBarred
    case 'disband':
      return view.legions.length + view.fleets.length > 0
    case 'decline-fleets':
      return view.fleets.some(({ ally }) => ally !== null)
    case 'minor':
      return true
    default:
      return slotsFor(view, topic, { decision: 0, option: null, values: {} }).every(
        ({ options, isOptional }) => isOptional || options.length > 0
      )
  }
}
