import { useId } from 'react'
import { optionIds } from '#shared/byzantion/content/ids.ts'
import type { Byzantion } from '#shared/byzantion/game-types.ts'
import { eventOf } from '#shared/byzantion/queries/events.ts'
import { isChosen, withOption } from '../../table/decision/draft.ts'
import type { DecisionViewProps } from '../../table/game/game-client.ts'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'
import { Amount } from '../tokens/token.tsx'
import { IntrigueChoices } from './intrigue-choices.tsx'
import type { ByzantionQuestion } from './kinds.ts'
import { voteIn, withAmount, withVote } from './vote-draft.ts'

/** A vote: an option, and how much Auctoritas. */
export function VoteView({
  table,
  decision,
  draft,
  onDraft
}: DecisionViewProps<Byzantion, ByzantionQuestion<'vote'>>) {
  const words = useByzantionWords()
  const id = useId()
  const { own, bonus } = decision.about
  const event = eventOf(table.view)
  const vote = voteIn(draft)
  const most = own + bonus
  const abstain = { do: 'abstain' } as const
  return (
    <>
      <fieldset className="byz-vote">
        <legend className="visually-hidden">{words.say(decision.prompt)}</legend>
        {event &&
          optionIds.map((option) => (
            <label key={option} className="choice">
              <input
                type="radio"
                name={id}
                checked={vote?.option === option}
                disabled={most === 0}
                onChange={() => onDraft(withVote(draft, decision.about, option))}
              />
              <span className="option-text__label">{words.name('choice', `${event}.${option}`)}</span>
            </label>
          ))}
        <label className="choice">
          <input
            type="radio"
            name={id}
            checked={isChosen(draft, abstain)}
            onChange={() => onDraft(withOption(draft, abstain))}
          />
          <span className="option-text__label">{words.text('option.abstain')}</span>
        </label>
      </fieldset>
      {vote && (
        <label className="byz-vote__amount">
          <span>{words.text('ui.how-much')}</span>
          <input
            type="range"
            min={1}
            max={most}
            value={vote.auctoritas}
            onChange={(event) => onDraft(withAmount(draft, Number(event.target.value)))}
          />
          <Amount id="auctoritas" count={vote.auctoritas} size={22} />
        </label>
      )}
      <p className="quiet-word">
        {bonus > 0
          ? words.text('ui.vote-bonus', { count: own, number: bonus })
          : words.text('ui.vote-own', { count: own })}
      </p>
      <IntrigueChoices decision={decision} draft={draft} onDraft={onDraft} />
    </>
  )
}
