import { reference } from '#shared/engine/message.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import { MapPin } from '../../map/ui/map-pin.tsx'
import { useAnswering } from '../../table/answering.ts'
import { answerOf, isChosen } from '../../table/decision/draft.ts'
import type { BoardProps } from '../../table/game/game-client.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { isAnsweredByOnePlace } from './map-choice.ts'
import { choiceOptions } from './option-card.tsx'
import { provincePairsIn } from './province-pairs.ts'

/** A pin at the place chosen on the map: what it is, and the button that confirms it. */
export function ConfirmPin({ table: { decision }, draft }: Pick<BoardProps<Invasions>, 'table' | 'draft'>) {
  const words = useInvasionsWords()
  const { busy, answer } = useAnswering()
  const body = decision?.body
  if (!decision || body?.type !== 'choice') return null
  const isGrant = decision.kind === 'offer-foedus' || decision.kind === 'choose-grant'
  const pair = isGrant ? provincePairsIn(decision).find(({ key }) => isChosen(draft, key)) : undefined
  const option = choiceOptions(decision).find(({ key }) => isChosen(draft, key))
  const place = pair?.places[1] ?? (isAnsweredByOnePlace(decision.kind) ? option?.place : undefined)
  const given = answerOf(draft, decision)
  if (!option || place === undefined || !given) return null
  return (
    <MapPin at={{ province: place, side: '' }} className="place-pin">
      <h3>{pair ? words.say(option.label) : words.name('place', place)}</h3>
      {(option.preview ?? []).map((line) => (
        <p key={line.key}>{words.say(line)}</p>
      ))}
      <button
        type="button"
        className="button button--primary"
        disabled={busy}
        onClick={() => answer(given)}
        aria-label={words.text('pin.confirm-at', { place: reference('place', place) })}
      >
        {words.text('decision.confirm')}
      </button>
    </MapPin>
  )
}
