import { nationCard } from '#shared/invasions/catalogue.ts'
import type { NationId } from '#shared/invasions/content/ids.ts'
import { historicalLeaders } from '#shared/invasions/content/leaders.ts'
import { objectiveProvinces } from '#shared/invasions/queries/scoring/objectives.ts'
import { localizedSpecialRules } from '#shared/invasions/rulebook/localized-special-rules.ts'
import { boardOf } from '#shared/invasions/view-board.ts'
import { languageFor } from '#shared/words/language.ts'
import { RuleChip } from '../../table/decision/rule-chip.tsx'
import { Emblem } from '../../table/game/emblem.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { Medallion } from '../leaders/medallion.tsx'
import { MapCutOut } from '../map/map-cut-out.tsx'
import { NationPage } from '../nations/nation-page.tsx'
import { NationMark } from '../pieces/nation-mark.tsx'
import { EntryFacts, EntryHead, EntryLink } from './entry-parts.tsx'
import type { EntryProps } from './entry-props.ts'

/** A nation: its history, its own rules, its leaders, and its state in this campaign. */
export function NationEntry({ nation, view, onEntry, onPlace }: EntryProps & { readonly nation: NationId }) {
  const words = useInvasionsWords()
  const language = languageFor(words.language, [])
  const { side, hooks: own, initiative } = nationCard(nation)
  const now = view.nations[nation]
  const ways = localizedSpecialRules(own, language)
  const leaders = historicalLeaders.filter((leader) => leader.nation === nation)
  const inPlay = now?.presence === 'in-play'
  return (
    <>
      <EntryHead
        entry={{ kind: 'nation', id: nation }}
        place={inPlay ? (now.seat?.at ?? null) : null}
        onPlace={onPlace}
      >
        <Emblem side={side} size={26} />
        <NationMark nation={nation} size={30} />
      </EntryHead>
      <MapCutOut
        holdings={view.control}
        wanted={[...objectiveProvinces(boardOf(view), nation).keys()]}
        label={words.text('lore.map-of-wanted')}
      />
      {ways.length > 0 && (
        <section>
          <h4>{words.text('lore.ways')}</h4>
          <ul className="rules__list">
            {ways.map(({ id, section, text }) => (
              <li key={id}>
                {text} <RuleChip rule={section} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {leaders.length > 0 && (
        <section>
          <h4>{words.text('lore.leaders')}</h4>
          <ul className="lore__links">
            {leaders.map(({ id, years, fictional }) => (
              <li key={id} className="lore__leader">
                <Medallion leader={id} size={3.5} />
                <EntryLink entry={{ kind: 'leader', id }} onEntry={onEntry} />{' '}
                {!fictional && <small>{years}</small>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h4>{words.text('lore.now')}</h4>
        {inPlay ? (
          <>
            <EntryFacts
              facts={[
                [words.text('nations.status'), words.name('status', now.status), 'VI.A'],
                [words.text('nations.age'), now.age, 'VI.A'],
                [words.text('nations.treasury'), now.treasury, 'XIV.A'],
                [words.text('nations.religion'), words.name('religion', now.religion), 'XXXI.A'],
                ...(initiative === null ? [] : [[words.text('lore.initiative'), initiative, 'VI.G'] as const])
              ]}
            />
            <NationPage view={view} nation={nation} onPlace={onPlace} />
          </>
        ) : (
          <p className="quiet-word">{words.text(now?.presence === 'gone' ? 'lore.gone' : 'lore.unborn')}</p>
        )}
      </section>
    </>
  )
}
