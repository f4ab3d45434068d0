import type { Immutable } from '#shared/republica/board/index.ts'
import type { SenateAbouts } from '#shared/republica/decisions/senate.ts'
import type { RepublicView } from '#shared/republica/view.ts'
import { useAnswering } from '../../table/answering.ts'
import { useRepublicaWords } from '../i18n/use-republica-words.ts'
import { Mark } from '../marks/mark.tsx'
import { appealOdds } from '../odds/appeal-odds.ts'
import { percent } from '../odds/battle-odds-view.tsx'

interface AppealPartProps {
  readonly view: RepublicView
  readonly about: Immutable<SenateAbouts['vote']>
}

/** 9.44, 9.421: the accused appeals to the people, with the exact chances, or leaves Rome. */
export function AppealPart({ view, about }: AppealPartProps) {
  const words = useRepublicaWords()
  const { busy, answer } = useAnswering()
  const { proposal, mayAppeal, mayLeave } = about
  if ((!mayAppeal && !mayLeave) || proposal.about !== 'trial') return null
  const odds = appealOdds(view, proposal.accused)
  return (
    <section className="rep-appeal" aria-label={words.text('ui.appeal')}>
      {mayAppeal && (
        <>
          <button
            type="button"
            className="button"
            disabled={busy}
            onClick={() => answer({ values: { act: { do: 'appeal' } } })}
          >
            <Mark id="popularity" size={18} />
            {words.text('ui.appeal')}
          </button>
          <ul className="rep-chances">
            <li data-good>
              <b>{percent(words, odds.freed)}</b> {words.text('ui.chance-freed')}
            </li>
            <li>
              <b>{words.signed(Math.round(odds.votes * 10) / 10)}</b> {words.text('ui.votes-on-average')}
            </li>
            <li data-bad>
              <b>{percent(words, odds.killed)}</b> {words.text('ui.chance-killed')}
            </li>
          </ul>
        </>
      )}
      {mayLeave && (
        <button
          type="button"
          className="button"
          disabled={busy}
          onClick={() => answer({ values: { act: { do: 'exile' } } })}
        >
          <Mark id="exile" size={18} />
          {words.text('ui.go-into-exile')}
        </button>
      )}
    </section>
  )
}
