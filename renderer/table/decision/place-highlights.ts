import type { Decision, Option } from '#shared/engine/decision.ts'
import { includesKey, type OptionKey } from '#shared/engine/option-key.ts'
import { chosenIn, type Draft, optionsInPart } from './draft.ts'

export interface PlaceHighlight {
  readonly place: string
  readonly kind: 'option' | 'chosen' | 'blocked'
}

/** All options of a decision, in any field. */
export function offeredOptions({ body }: Decision): readonly Option[] {
  if (body.type === 'choice') return body.options
  return body.fields.flatMap((field) => ('options' in field ? field.options : []))
}

/**
 * The places of a decision, for the map to highlight. Routes are chosen in two steps: first their starts are
 * highlighted, then, from the picked or chosen start, their ends.
 */
export function highlightsOf(draft: Draft, decision: Decision, near: string | null = null): PlaceHighlight[] {
  const { body } = decision
  const chosen =
    body.type === 'choice'
      ? draft.option === null
        ? []
        : [draft.option]
      : body.fields.flatMap(({ name }) => chosenIn(draft, name))
  const isTaken = (key: OptionKey) => includesKey(chosen, key)
  const options = optionsInPart(offeredOptions(decision), draft)
  const shown = new Map<string, PlaceHighlight>()
  for (const { place } of body.blocked ?? []) if (place) shown.set(place, { place, kind: 'blocked' })
  const show = (place: string | undefined, isChosen: boolean) => {
    if (!place || shown.get(place)?.kind === 'chosen') return
    shown.set(place, { place, kind: isChosen ? 'chosen' : 'option' })
  }
  const ways = options.filter(({ from }) => from !== undefined)
  if (ways.length === 0) {
    for (const { place, key } of options) show(place, isTaken(key))
    return [...shown.values()]
  }
  const taken = ways.find(({ key }) => isTaken(key))
  const origin = ways.some(({ from }) => from === near) ? near : (taken?.from ?? null)
  for (const { key, from, place } of ways) {
    if (origin === null) show(from, false)
    else if (from === origin) show(place, isTaken(key))
  }
  if (origin !== null) show(origin, true)
  return [...shown.values()]
}
