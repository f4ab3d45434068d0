import type { Immutable } from '#shared/republica/board/index.ts'
import type { Charge } from '#shared/republica/board/proposal.ts'
import type { SenatorId } from '#shared/republica/content/ids.ts'
import type { SenateAbouts } from '#shared/republica/decisions/senate.ts'
import type { TrialDegree } from '#shared/republica/queries/senate/trials.ts'
import { message } from '#shared/republica/words/message.ts'
import type { Draft } from '../../table/decision/draft.ts'
import { filling, type Slot } from '../interaction/slots.ts'

type About = Immutable<SenateAbouts['prosecute']>

/** The accused and the prosecutor of a trial. */
export function trialSlots({ chargeable, prosecutors }: About, draft: Draft): readonly Slot[] {
  const [accused] = filling(draft, { id: 'accused' })
  return [
    { id: 'accused', label: message('slot.accused'), options: chargeable.map((each) => each.accused) },
    {
      id: 'prosecutor',
      label: message('slot.prosecutor'),
      options: prosecutors.filter((senator) => senator !== accused)
    }
  ]
}

export interface ChargeChoice {
  readonly degree: TrialDegree
  readonly charge: Immutable<Charge>
}

/** What the accused may be tried for, minor charges first. */
export function chargesOf({ chargeable }: About, draft: Draft): readonly ChargeChoice[] {
  const [accused] = filling(draft, { id: 'accused' })
  const found = chargeable.find((each) => each.accused === accused)
  if (!found) return []
  return [
    ...found.minor.map((charge) => ({ degree: 'minor', charge }) as const),
    ...found.major.map((charge) => ({ degree: 'major', charge }) as const)
  ]
}

/** The charge that the draft names, else the first. */
export function chosenCharge(about: About, draft: Draft): ChargeChoice | null {
  const charges = chargesOf(about, draft)
  const index = draft.values.charge
  return (typeof index === 'number' ? charges[index] : undefined) ?? charges[0] ?? null
}

export interface TrialDraft extends ChargeChoice {
  readonly accused: SenatorId
  readonly prosecutor: SenatorId
}

/** The trial, once everything of it is known. */
export function trialIn(about: About, draft: Draft): TrialDraft | null {
  const chosen = chosenCharge(about, draft)
  const accused = about.chargeable.find((each) => filling(draft, { id: 'accused' }).includes(each.accused))
  const prosecutor = about.prosecutors.find((id) => filling(draft, { id: 'prosecutor' }).includes(id))
  return chosen && accused && prosecutor ? { ...chosen, accused: accused.accused, prosecutor } : null
}
