import type { Message } from '#shared/engine/message.ts'
import { factionIds } from '#shared/republica/campaign-options.ts'
import {
  bequestIds,
  concessionIds,
  landBillIds,
  leaderIds,
  provinceIds,
  senatorIds,
  warIds
} from '#shared/republica/content/ids.ts'
import { isCard } from '#shared/republica/queries/cards.ts'
import type { RepublicView } from '#shared/republica/view.ts'
import { message, reference } from '#shared/republica/words/message.ts'
import type { RepublicaTranslator } from '../i18n/republica-translator.ts'
import type { Subject } from './pick.ts'

/** An army as a subject. */
export const armySubject = (army: number): Subject => `army-${army}`
export const armyOfSubject = (subject: Subject): number | null =>
  subject.startsWith('army-') ? Number(subject.slice('army-'.length)) : null

/** The name of anything on the table. */
export function subjectName(words: RepublicaTranslator, view: RepublicView, subject: Subject): string {
  const army = armyOfSubject(subject)
  if (army !== null) return words.say(armyName(view, army))
  if (subject === 'rebel') return words.text('ui.the-rebel')
  if (senatorIds.some((id) => id === subject)) return words.name('senator', subject)
  if (warIds.some((id) => id === subject)) return words.name('war', subject)
  if (provinceIds.some((id) => id === subject)) return words.name('province', subject)
  if (concessionIds.some((id) => id === subject)) return words.name('concession', subject)
  if (leaderIds.some((id) => id === subject)) return words.name('leader', subject)
  if (factionIds.some((id) => id === subject)) return words.name('side', subject)
  if (bequestIds.some((id) => id === subject)) return words.name('bequest', subject)
  if (landBillIds.some((id) => id === subject)) return words.name('land-bill', subject)
  return isCard(subject) ? words.name('card', subject) : subject
}

/** An army by its commander and its war. */
export function armyName(view: RepublicView, id: number): Message {
  const army = view.armies.find((each) => each.id === id)
  if (!army) return message('ui.an-army')
  const { commander, against } = army
  const war = against === 'home' || against === 'rebel' || against === 'rebellion' ? null : against
  if (commander && war)
    return message('ui.army-of-against', {
      senator: reference('senator', commander),
      war: reference('war', war)
    })
  if (commander) return message('ui.army-of', { senator: reference('senator', commander) })
  return war ? message('ui.army-against', { war: reference('war', war) }) : message('ui.an-army')
}
