import { figures } from '#shared/byzantion/figures.ts'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'
import type { Gestures } from '../interaction/gestures.tsx'
import { Amounts } from '../tokens/token.tsx'

/** While it is on, a click on a card of the hand discards it for its income. */
export function DiscardSwitch({ gestures }: { readonly gestures: Gestures }) {
  const words = useByzantionWords()
  return (
    <label className="byz-discard">
      <input
        type="checkbox"
        checked={gestures.discarding}
        onChange={(event) => gestures.setDiscarding(event.target.checked)}
      />
      <span>{words.text('ui.discarding')}</span>
      <Amounts stuff={figures.discard} size={18} />
    </label>
  )
}

/** Why the last click on the table did nothing. */
export function GestureRefusal({ gestures: { refusal } }: { readonly gestures: Gestures }) {
  const words = useByzantionWords()
  return (
    <p className="byz-refusal" role="status">
      {refusal && words.say(refusal)}
    </p>
  )
}
