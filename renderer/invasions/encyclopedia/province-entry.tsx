import { sideOf } from '#shared/invasions/catalogue.ts'
import { objectivesOn } from '#shared/invasions/queries/scoring/objectives.ts'
import { boardOf } from '#shared/invasions/view-board.ts'
import type { ProvinceId } from '#shared/invasions/world/provinces.ts'
import { neighbours, provinceById as recordOf } from '#shared/invasions/world/world-queries.ts'
import { RuleChip } from '../../table/decision/rule-chip.tsx'
import { Emblem } from '../../table/game/emblem.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { formatIncome } from '../map/income.ts'
import { MapCutOut } from '../map/map-cut-out.tsx'
import { ControlBreakdown, IncomeBreakdown, StackingBreakdown } from '../places/province-breakdowns.tsx'
import { EntryFacts, EntryHead, EntryLink } from './entry-parts.tsx'
import type { EntryProps } from './entry-props.ts'

/** A province: its facts, its holder, whose objective it is, and its neighbours. */
export function ProvinceEntry({
  province,
  view,
  onEntry,
  onPlace
}: EntryProps & { readonly province: ProvinceId }) {
  const words = useInvasionsWords()
  const { area, income, terrain, city } = recordOf(province)
  const holder = view.control[province]
  const level = view.cities[province]?.level ?? 0
  const wanted = objectivesOn(boardOf(view), province)
  return (
    <>
      <EntryHead entry={{ kind: 'province', id: province }} place={province} onPlace={onPlace} />
      <MapCutOut holdings={view.control} wanted={[province]} label={words.text('lore.map-here')} />
      <EntryFacts
        facts={[
          [words.text('lore.area'), words.name('area', area)],
          [words.text('lore.terrain'), words.name('terrain', terrain), 'III.E'],
          [words.text('lore.income'), formatIncome(income), 'XIV.D'],
          [
            words.text('lore.city'),
            !city
              ? words.text('lore.no-city')
              : level > 0
                ? words.text('lore.level', { what: city.name, level })
                : words.text('lore.site', { what: city.name }),
            city ? 'XIV.B' : undefined
          ],
          [
            words.text('lore.holder'),
            holder ? (
              <EntryLink key="holder" entry={{ kind: 'nation', id: holder }} onEntry={onEntry} />
            ) : (
              words.text('lore.nobody')
            )
          ]
        ]}
      />
      <ControlBreakdown view={view} province={province} />
      <IncomeBreakdown view={view} province={province} />
      <StackingBreakdown view={view} province={province} />
      {wanted.length > 0 && (
        <section>
          <h4>
            {words.text('lore.wanted')} <RuleChip rule="V.B" />
          </h4>
          <ul className="lore__links">
            {wanted.map(({ nation, of, points }) => (
              <li key={`${nation} ${of}`}>
                <Emblem side={sideOf(nation)} size={14} />{' '}
                <EntryLink entry={{ kind: 'nation', id: nation }} onEntry={onEntry} />{' '}
                <small>
                  {words.text(`inspect.of-${of}`)}, {words.text('inspect.worth', { points })}
                </small>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h4>{words.text('lore.neighbours')}</h4>
        <ul className="lore__links">
          {neighbours(province, 'base').map(({ id }) => (
            <li key={id}>
              <EntryLink entry={{ kind: 'province', id }} onEntry={onEntry} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
