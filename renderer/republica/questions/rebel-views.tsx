import type { FormValues } from '#shared/engine/decision.ts'
import { type Draft, withValue } from '../../table/decision/draft.ts'
import { SendButton } from '../../table/decision/send-button.tsx'
import { useRepublicaWords } from '../i18n/use-republica-words.ts'
import { filling } from '../interaction/slots.ts'
import type { QuestionView } from './kinds.ts'
import { CountField } from './propose/units-field.tsx'

const numberIn = ({ values }: Draft, name: string): number => {
  const value = values[name]
  return typeof value === 'number' ? value : 0
}

/** Numbers of units, which the answer lists. */
const numbers = (list: readonly number[]): FormValues[string] => [...list] as unknown as FormValues[string]

/** 6.13, 11.3: which units the rebel pays for; his own veterans cost nothing. */
export function RebelUpkeepView({ decision, draft, onDraft }: QuestionView<'rebel-upkeep'>) {
  const words = useRepublicaWords()
  const { legions, free, fleets, cost, talents } = decision.about
  const paid = legions.filter((id) => !free.includes(id))
  const kept = Math.min(paid.length, draft.values.kept === undefined ? paid.length : numberIn(draft, 'kept'))
  const ships = numberIn(draft, 'ships')
  const price = cost * (kept + ships)
  const own = Math.min(
    price,
    draft.values.own === undefined ? Math.min(price, talents) : numberIn(draft, 'own')
  )
  return (
    <div className="rep-question">
      {free.length > 0 && (
        <p className="rep-note">{words.text('ui.free-veterans', { count: free.length })}</p>
      )}
      <CountField
        mark="legion"
        label={words.text('rating.legions')}
        value={kept}
        most={paid.length}
        onChange={(count) => onDraft(withValue(draft, 'kept', count))}
      />
      {fleets.length > 0 && (
        <CountField
          mark="fleet"
          label={words.text('rating.fleets')}
          value={ships}
          most={fleets.length}
          onChange={(count) => onDraft(withValue(draft, 'ships', count))}
        />
      )}
      <CountField
        mark="talents"
        label={words.text('ui.from-rebels')}
        value={own}
        most={Math.min(price, talents)}
        onChange={(count) => onDraft(withValue(draft, 'own', count))}
      />
      <p className="rep-note">{words.text('ui.upkeep-price', { cost: price, talents: price - own })}</p>
      <SendButton
        values={{
          legions: numbers([...free, ...paid.slice(0, kept)]),
          fleets: numbers(fleets.slice(0, ships)),
          fromPurse: own
        }}
      />
    </div>
  )
}

/** 11.21: money for the legions before they are asked, one talent each at most. */
export function LegionBribesView({ decision, draft, onDraft }: QuestionView<'legion-bribes'>) {
  const words = useRepublicaWords()
  const { commander, master, talents, masterTalents, legions, follows } = decision.about
  const own = numberIn(draft, 'own')
  const help = numberIn(draft, 'help')
  const paid = own + help
  const chance = (plus: number) => Math.min(6, Math.max(0, 7 - follows + plus)) / 6
  const expected = Math.min(paid, legions) * chance(1) + Math.max(0, legions - paid) * chance(0)
  return (
    <div className="rep-question">
      <CountField
        mark="talents"
        label={words.name('senator', commander)}
        value={own}
        most={Math.min(talents, legions - help)}
        onChange={(count) => onDraft(withValue(draft, 'own', count))}
      />
      {master && masterTalents > 0 && (
        <CountField
          mark="talents"
          label={words.name('senator', master)}
          value={help}
          most={Math.min(masterTalents, legions - own)}
          onChange={(count) => onDraft(withValue(draft, 'help', count))}
        />
      )}
      <ul className="rep-chances">
        <li>
          <b>{Math.round(chance(0) * 100)} %</b> {words.text('ui.follows-unpaid')}
        </li>
        <li data-good>
          <b>{Math.round(chance(1) * 100)} %</b> {words.text('ui.follows-paid')}
        </li>
      </ul>
      <p className="rep-note">
        {words.text('ui.expected-legions', { count: Math.round(expected * 10) / 10, of: legions })}
      </p>
      <SendButton values={{ own, master: help }} label={words.text('ui.sound')} />
    </div>
  )
}

/** 11.22: who of the faction joins the rebel. */
export function JoinRevoltView({ decision, draft, onDraft }: QuestionView<'join-revolt'>) {
  const words = useRepublicaWords()
  const { senators, rebel } = decision.about
  const chosen = filling(draft, { id: 'senators' })
  return (
    <div className="rep-question">
      <p className="rep-note">{words.text('ui.join-note', { senator: { ref: 'senator', id: rebel } })}</p>
      {senators.map((id) => (
        <label key={id} className="choice">
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={() =>
              onDraft(
                withValue(
                  draft,
                  'senators',
                  chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]
                )
              )
            }
          />
          <span className="option-text__label">{words.name('senator', id)}</span>
        </label>
      ))}
      <SendButton values={{ senators: [...chosen] }} />
    </div>
  )
}
