import { useMemo } from 'react'
import { landBillIds } from '#shared/republica/content/ids.ts'
import { landBills } from '#shared/republica/content/tables.ts'
import { figures } from '#shared/republica/figures.ts'
import { fleetsIn, legionsIn } from '#shared/republica/queries/armies.ts'
import { raisable } from '#shared/republica/queries/senate/business.ts'
import { raisingCost } from '#shared/republica/queries/senate/units.ts'
import type { RepublicView } from '#shared/republica/view.ts'
import { type Draft, withValue } from '../../../table/decision/draft.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { consideredForce } from '../../forces/considered-force.ts'
import { unitsAtHome } from '../../forces/forces.ts'
import { useRepublicaWords } from '../../i18n/use-republica-words.ts'
import { filling } from '../../interaction/slots.ts'
import { armyOfSubject, subjectName } from '../../interaction/subject-name.ts'
import { Mark } from '../../marks/mark.tsx'
import { WarOdds } from '../../odds/battle-odds-view.tsx'
import { SlotRows } from '../slot-rows.tsx'
import { expeditionIn, isListed, listIn, unitsIn, withListed, withoutListed } from './proposal-draft.ts'
import { isPossible, proposalSlots, topicIn, withTopic } from './proposal-slots.ts'
import { type Topic, topics } from './topics.ts'
import { CountField, UnitsField } from './units-field.tsx'

interface ComposerProps {
  readonly view: RepublicView
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}

/** Composes a proposal: first what it is about, then who, what and how many. */
export function Composer({ view, draft, onDraft }: ComposerProps) {
  const words = useRepublicaWords()
  const topic = topicIn(draft)
  if (!topic)
    return (
      <ul className="rep-topics">
        {topics.map(({ id, mark }) => (
          <li key={id}>
            <button
              type="button"
              className="rep-topic"
              disabled={!isPossible(view, id)}
              onClick={() => onDraft(begun(view, draft, id))}
            >
              <Mark id={mark} size={20} />
              <span>{words.text(`topic.${id}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    )
  return (
    <div className="rep-composer">
      <p className="rep-composer__topic">
        <Mark id={topics.find(({ id }) => id === topic)?.mark ?? 'law'} size={20} />
        <strong>{words.text(`topic.${topic}`)}</strong>
        <button
          type="button"
          className="button button--quiet"
          onClick={() => onDraft(withTopic(draft, null))}
        >
          {words.text('ui.another-topic')}
        </button>
      </p>
      <SlotRows view={view} slots={proposalSlots(view, draft)} draft={draft} onDraft={onDraft} />
      <Amounts view={view} draft={draft} onDraft={onDraft} topic={topic} />
      <SendingOdds view={view} draft={draft} />
      {isListed(topic) && <Listed view={view} draft={draft} onDraft={onDraft} topic={topic} />}
    </div>
  )
}

/** The odds of the army that is being composed. */
function SendingOdds({ view, draft }: Pick<ComposerProps, 'view' | 'draft'>) {
  const expedition = expeditionIn(draft)
  const force = useMemo(() => expedition && consideredForce(view, expedition), [view, expedition])
  if (!expedition || !force || expedition.against === 'rebel') return null
  return <WarOdds view={view} war={expedition.against} force={force} />
}

/** A new proposal. Whoever sends an army takes all legions, unless he says otherwise. */
function begun(view: RepublicView, draft: Draft, topic: Topic): Draft {
  const next = withTopic(draft, topic)
  return topic === 'send' ? withValue(next, 'legions', unitsAtHome(view).legions) : next
}

type PartProps = ComposerProps & { readonly topic: Topic }

/** How many, and what it costs. */
function Amounts({ view, draft, onDraft, topic }: PartProps) {
  const words = useRepublicaWords()
  const home = unitsAtHome(view)
  const army = armyOfSubject(filling(draft, { id: 'army' })[0] ?? '')
  switch (topic) {
    case 'raise': {
      const units = unitsIn(draft)
      const most = raisable(view)
      const cost = raisingCost(view, units.legions + units.fleets, figures.units)
      return (
        <>
          <CountField
            mark="legion"
            label={words.text('rating.legions')}
            value={units.legions}
            most={Math.min(most.legions, most.units - units.fleets)}
            onChange={(count) => onDraft(withValue(draft, 'legions', count))}
          />
          <CountField
            mark="fleet"
            label={words.text('rating.fleets')}
            value={units.fleets}
            most={Math.min(most.fleets, most.units - units.legions)}
            onChange={(count) => onDraft(withValue(draft, 'fleets', count))}
          />
          <p className="rep-note">{words.text('ui.costs-state', { cost, treasury: view.treasury - cost })}</p>
        </>
      )
    }
    case 'send':
    case 'reinforce':
    case 'recall':
    case 'disband':
    case 'bequest':
      return <UnitsField view={view} draft={draft} onDraft={onDraft} most={home} />
    case 'withdraw': {
      if (army === null) return null
      const legions = legionsIn(view, army)
      return (
        <UnitsField
          view={view}
          draft={draft}
          onDraft={onDraft}
          most={{
            legions: legions.filter(({ isVeteran }) => !isVeteran).length,
            veterans: legions.filter(({ isVeteran }) => isVeteran),
            fleets: fleetsIn(view, army).length
          }}
        />
      )
    }
    case 'garrison': {
      const to = draft.values.to === 'italy' ? 'italy' : 'province'
      const [province] = filling(draft, { id: 'province' })
      const there = view.legions.filter(({ place }) => place.in === 'province' && place.province === province)
      return (
        <>
          <Segmented
            label={words.text('ui.where-to')}
            value={to}
            options={[
              { value: 'province', label: words.text('ui.to-province') },
              { value: 'italy', label: words.text('ui.to-italy') }
            ]}
            onChange={(next) => onDraft(withValue(draft, 'to', next))}
          />
          <UnitsField
            view={view}
            draft={draft}
            onDraft={onDraft}
            most={
              to === 'province'
                ? { ...home, fleets: 0 }
                : {
                    legions: there.filter(({ isVeteran }) => !isVeteran).length,
                    veterans: there.filter(({ isVeteran }) => isVeteran),
                    fleets: 0
                  }
            }
          />
        </>
      )
    }
    case 'land-bill':
    case 'repeal': {
      const bill = landBillIds.find((id) => filling(draft, { id: 'bill' }).includes(id))
      return bill ? <BillNote bill={bill} isRepeal={topic === 'repeal'} /> : null
    }
    case 'minor':
      return (
        <>
          <Segmented
            label={words.text('ui.tone')}
            value={toneOf(draft)}
            options={tones.map((tone) => ({ value: tone, label: words.text(`tone.${tone}`) }))}
            onChange={(tone) => onDraft(withValue(draft, 'tone', tone))}
          />
          <label className="form-field">
            <span className="form-field__label">{words.text('ui.motion-words')}</span>
            <input
              className="input"
              type="text"
              maxLength={200}
              value={typeof draft.values.words === 'string' ? draft.values.words : ''}
              onChange={({ target }) => onDraft(withValue(draft, 'words', target.value))}
            />
          </label>
        </>
      )
    default:
      return null
  }
}

const tones = ['gratitude', 'censure', 'other'] as const
const toneOf = ({ values }: Draft) => tones.find((tone) => tone === values.tone) ?? 'gratitude'

/** What a land certificate costs and does. */
function BillNote({ bill, isRepeal }: { readonly bill: keyof typeof landBills; readonly isRepeal: boolean }) {
  const words = useRepublicaWords()
  const { cost, isYearly, pass, repeal } = landBills[bill]
  if (isRepeal)
    return (
      <p className="rep-note">
        {repeal &&
          words.text('ui.repeal-note', {
            count: repeal.unrest,
            value: -repeal.sponsor,
            number: -repeal.inFavour
          })}
      </p>
    )
  return (
    <p className="rep-note">
      {words.text(isYearly ? 'ui.bill-yearly' : 'ui.bill-once', { cost })}{' '}
      {words.text('ui.bill-note', {
        count: -pass.unrest,
        first: pass.sponsor,
        second: pass.cosponsor,
        number: -pass.against
      })}
    </p>
  )
}

/** The parts of a proposal that has several. */
function Listed({ view, draft, onDraft, topic }: PartProps) {
  const words = useRepublicaWords()
  if (!isListed(topic)) return null
  const list = listIn(draft)
  const next = withListed(draft, topic)
  return (
    <div className="rep-listed">
      {list.length > 0 && (
        <ul className="rep-listed__parts">
          {list.map((part, index) => (
            // Parts have no identity besides their position.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index}>
              <span>
                {Object.values(part)
                  .filter((value) => typeof value === 'string')
                  .map((subject) => subjectName(words, view, subject))
                  .join(' → ')}
              </span>
              <button
                type="button"
                className="rep-slot__clear"
                aria-label={words.text('ui.remove-part', { number: index + 1 })}
                onClick={() => onDraft(withoutListed(draft, index))}
              >
                <Icon name="close" size={12} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {next !== draft && (
        <button type="button" className="button button--quiet" onClick={() => onDraft(next)}>
          <Icon name="plus" size={14} />
          {words.text(`ui.and-another-${topic}`)}
        </button>
      )}
    </div>
  )
}
