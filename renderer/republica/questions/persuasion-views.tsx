import { sameKey } from '#shared/engine/option-key.ts'
import type { Immutable } from '#shared/republica/board/index.ts'
import type { SenatorId } from '#shared/republica/content/ids.ts'
import type { PersuasionStand } from '#shared/republica/decisions/forum.ts'
import { persuasionBase, persuasionChance } from '#shared/republica/queries/persuasion.ts'
import type { RepublicView } from '#shared/republica/view.ts'
import { type Draft, withOption, withValue } from '../../table/decision/draft.ts'
import { SendButton } from '../../table/decision/send-button.tsx'
import { Emblem } from '../../table/game/emblem.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { useRepublicaWords } from '../i18n/use-republica-words.ts'
import { optionsLeft } from '../interaction/pick.ts'
import { Mark } from '../marks/mark.tsx'
import { percent } from '../odds/battle-odds-view.tsx'
import type { QuestionView } from './kinds.ts'
import { CountField } from './propose/units-field.tsx'

/** 7.5: who persuades whom: pointed at on the benches and in the forum, with the chance before any money. */
export function PersuadeView({ table, decision, draft, onDraft }: QuestionView<'persuade'>) {
  const words = useRepublicaWords()
  const { view } = table
  const left = optionsLeft(draft, decision.body.options)
  const attempts = left.flatMap(({ key }) => (key.do === 'attempt' ? [key] : []))
  const none = decision.body.options.find(({ key }) => key.do === 'none')
  const best = attempts
    .map((key) => {
      const base = persuasionBase(view, key.by, key.target)
      const purse = view.senators[key.by]?.talents ?? 0
      return {
        key,
        base,
        purse,
        chance: persuasionChance(view, base),
        atMost: persuasionChance(view, base + purse)
      }
    })
    .toSorted((one, other) => other.atMost - one.atMost || other.base - one.base)
  const hopeful = best.filter(({ atMost }) => atMost > 0)
  const shown = (hopeful.length > 0 ? hopeful : best).slice(0, MOST_SHOWN)
  return (
    <div className="rep-question">
      <p className="rep-note">{words.text('ui.point-persuasion')}</p>
      <ul className="rep-attempts">
        {shown.map(({ key, base, purse, chance, atMost }) => {
          const isChosen = draft.option !== null && sameKey(draft.option, key)
          return (
            <li key={JSON.stringify(key)}>
              <button
                type="button"
                className="rep-attempt"
                aria-pressed={isChosen}
                onClick={() => onDraft(withOption(draft, key))}
              >
                <span className="rep-attempt__who">
                  {words.name('senator', key.by)} → <b>{words.name('senator', key.target)}</b>
                  {key.with && <small>{words.name('card', key.with)}</small>}
                </span>
                <span className="rep-attempt__odds">
                  {words.text('ui.base', { base })} · {percent(words, chance)}
                  <small>
                    {words.text('ui.with-all', {
                      talents: purse,
                      percent: Math.round(100 * atMost)
                    })}
                  </small>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      {attempts.length > MOST_SHOWN && (
        <p className="quiet-word">
          {words.text('ui.more-attempts', { count: attempts.length - MOST_SHOWN })}
        </p>
      )}
      {none && (
        <button
          type="button"
          className="rep-attempt"
          aria-pressed={draft.option !== null && sameKey(draft.option, none.key)}
          onClick={() => onDraft(withOption(draft, none.key))}
        >
          {words.say(none.label)}
        </button>
      )}
    </div>
  )
}

const MOST_SHOWN = 6

/** 7.512, 7.514: the persuader opens his purse, raises, or rolls. */
export function BribeView({ table, decision, draft, onDraft }: QuestionView<'bribe'>) {
  const words = useRepublicaWords()
  const { view } = table
  const { about } = decision
  const talents = amountIn(draft)
  return (
    <div className="rep-question">
      <Duel view={view} stand={about} change={talents} />
      <CountField
        mark="talents"
        label={words.text('ui.purse-of', { senator: { ref: 'senator', id: about.by } })}
        value={talents}
        most={about.talents}
        onChange={(count) => onDraft(withValue(draft, 'talents', count))}
      />
      <SendButton
        values={{ talents }}
        label={
          talents > 0
            ? words.text('ui.put-in', { talents })
            : words.text(about.isFirst ? 'ui.open-without' : 'ui.roll-now')
        }
      />
    </div>
  )
}

/** 7.513: another faction puts money from its secret treasury against the attempt, or for it. */
export function CounterBribeView({ table, decision, draft, onDraft }: QuestionView<'counter-bribe'>) {
  const words = useRepublicaWords()
  const { view } = table
  const { about } = decision
  const talents = amountIn(draft)
  const inFavour = draft.values.inFavour === true
  return (
    <div className="rep-question">
      <Duel view={view} stand={about} change={inFavour ? talents : -talents} />
      {about.mayHelp && (
        <Segmented
          label={words.text('ui.whom-to-help')}
          hideLabel
          value={inFavour ? 'for' : 'against'}
          options={[
            { value: 'against', label: words.text('ui.money-against') },
            { value: 'for', label: words.text('ui.money-for') }
          ]}
          onChange={(side) => onDraft(withValue(draft, 'inFavour', side === 'for'))}
        />
      )}
      <CountField
        mark="treasury"
        label={words.text('ui.purse')}
        value={talents}
        most={about.purse}
        onChange={(count) => onDraft(withValue(draft, 'talents', count))}
      />
      <SendButton
        values={{ talents, inFavour }}
        label={talents > 0 ? words.text('ui.put-in', { talents }) : words.text('ui.put-nothing')}
      />
    </div>
  )
}

const amountIn = ({ values }: Draft): number => (typeof values.talents === 'number' ? values.talents : 0)

interface DuelProps {
  readonly view: RepublicView
  readonly stand: Immutable<PersuasionStand>
  /** What the money about to be put in adds to the base. */
  readonly change: number
}

/** The duel of purses: both senators, the money on each side, and the chance now and then. */
function Duel({ view, stand, change }: DuelProps) {
  const words = useRepublicaWords()
  const { by, target, base, bribes, against, inFavour } = stand
  const all = Math.max(1, bribes + inFavour + against + Math.abs(change))
  const width = (talents: number) => `${(100 * talents) / all}%`
  return (
    <section className="rep-duel" aria-label={words.text('ui.duel')}>
      <div className="rep-duel__names">
        <Duellist view={view} id={by} />
        <Mark id="talents" size={18} />
        <Duellist view={view} id={target} />
      </div>
      <div className="rep-duel__bar" aria-hidden="true">
        <span
          className="rep-duel__for"
          style={{ inlineSize: width(bribes + inFavour + Math.max(0, change)) }}
        />
        <span className="rep-duel__against" style={{ inlineSize: width(against + Math.max(0, -change)) }} />
      </div>
      <p className="rep-duel__sums">
        <span>{words.text('ui.money-in', { talents: bribes + inFavour })}</span>
        <span>{words.text('ui.money-out', { talents: against })}</span>
      </p>
      <p className="rep-duel__chance">
        {words.text('ui.base', { base })} · <b>{percent(words, persuasionChance(view, base))}</b>
        {change !== 0 && (
          <>
            {' '}
            → {words.text('ui.base', { base: base + change })} ·{' '}
            <b className="rep-duel__then">{percent(words, persuasionChance(view, base + change))}</b>
          </>
        )}
      </p>
    </section>
  )
}

function Duellist({ view, id }: { readonly view: RepublicView; readonly id: SenatorId }) {
  const words = useRepublicaWords()
  const faction = view.senators[id]?.faction
  return (
    <span className="rep-duel__man">
      {faction && <Emblem side={faction} size={18} />}
      <b>{words.name('senator', id)}</b>
    </span>
  )
}
