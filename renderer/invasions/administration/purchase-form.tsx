import type { Field } from '#shared/engine/decision.ts'
import { includesKey, keyText, sameKey } from '#shared/engine/option-key.ts'
import type { InquiryOf } from '#shared/invasions/decisions/decision-kinds.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import {
  type BasketLine,
  basketLines,
  recruitsAfter
} from '#shared/invasions/queries/administration/purchase-basket.ts'
import { lostAboveLimit } from '#shared/invasions/queries/administration/treasury.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { reference } from '#shared/invasions/words/message.ts'
import { budgetOf } from '../../table/decision/budget.ts'
import { chosenIn, type Draft, draftFor, toggled, withCount } from '../../table/decision/draft.ts'
import type { DecisionViewProps } from '../../table/game/game-client.ts'
import { Icon } from '../../ui/icon.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { UnitCounter } from '../pieces/counter.tsx'
import { PieceCounter } from '../pieces/piece-counter.tsx'
import { unitStats } from '../pieces/unit-stats.ts'
import { AdministrationSheet } from './administration-sheet.tsx'
import { DeploymentChoice } from './deployment-choice.tsx'
import { lastPurchasesOf, repeatPurchases } from './last-purchases.ts'

type Props = DecisionViewProps<Invasions, InquiryOf<'purchases'>>
type ManyField = Extract<Field, { field: 'many' }>

/** XV.B: the wares with their abilities and prices, and what prevents buying one more. */
export function PurchaseForm(props: Props) {
  const { table, decision, draft, onDraft } = props
  const { about, body } = decision
  const words = useInvasionsWords()
  const budget = budgetOf(draft, decision)
  const basket = about.wares.flatMap(({ key }) =>
    chosenIn(draft, 'buy')
      .filter((taken) => sameKey(taken, key))
      .map(() => key)
  )
  const left = budget?.left ?? about.treasury
  const recruits = recruitsAfter(about, basket)
  const fields: readonly Field[] = body.fields
  const lists = fields.filter((field) => field.field === 'many')
  const wares = lists.find(({ name }) => name === 'buy')
  const walls = lists.find(({ name }) => name === 'fortify')?.options ?? []
  const mayBeWalled = walls.map(({ key }) => key)
  const shelves = basketLines(about, basket, left)
  const lost = lostAboveLimit(left)
  const buyable = [
    ...shelves.flatMap(({ ware, obstacle }) =>
      obstacle === null ? [words.name('unit-kind', ware.kind)] : []
    ),
    ...(walls.some(({ price = 0 }) => price <= left) ? [words.text('shop.new-walls')] : [])
  ]
  const last = lastPurchasesOf(table.log, about.nation)
  return (
    <AdministrationSheet {...props} nation={about.nation} spending={budget?.spent ?? 0}>
      {recruits !== null && (
        <p className="realm-hint" aria-live="polite">
          {words.text('shop.recruits', { count: Math.max(0, recruits) })}
        </p>
      )}
      {table.view.nations[about.nation].status === 'kingdom' && (
        <p className="realm-hint">{words.text('shop.pay')}</p>
      )}
      {lost > 0 && (
        <p className="realm-hint" aria-live="polite">
          {buyable.length > 0
            ? words.text('shop.could-buy', { gold: lost, what: words.list(buyable) })
            : words.text('shop.cannot-buy', { gold: lost })}
        </p>
      )}
      <ul className="shop" aria-label={words.text('shop.list')}>
        {shelves.map((shelf) => (
          <WareRow
            key={keyText(shelf.ware.key)}
            shelf={shelf}
            nation={about.nation}
            onCount={(count) =>
              wares &&
              onDraft(
                withCount(
                  draft,
                  wares,
                  Array.from({ length: count }, () => shelf.ware.key),
                  count
                )
              )
            }
          />
        ))}
      </ul>
      {lists
        .filter((field) => field !== wares)
        .map((field) => (
          <BuildingList
            key={field.name}
            {...{ field, draft, onDraft, about }}
            view={table.view}
            left={left}
          />
        ))}
      <div className="assignment__tools">
        <DeploymentChoice view={table.view} />
        {last && (
          <button
            type="button"
            className="button"
            onClick={() => onDraft(repeatPurchases(draft, about, table.view, last, mayBeWalled))}
          >
            {words.text('shop.same')}
          </button>
        )}
        <button
          type="button"
          className="button"
          disabled={(budget?.spent ?? 0) === 0}
          onClick={() => onDraft(draftFor(decision))}
        >
          {words.text('shop.nothing')}
        </button>
      </div>
    </AdministrationSheet>
  )
}

interface WareRowProps {
  readonly shelf: BasketLine
  readonly nation: InquiryOf<'purchases'>['about']['nation']
  readonly onCount: (count: number) => void
}

function WareRow({ shelf: { ware, count, obstacle }, nation, onCount }: WareRowProps) {
  const words = useInvasionsWords()
  const { kind, people, price, counters } = ware
  const name = words.name('unit-kind', kind)
  return (
    <li className="shop__row">
      <UnitCounter unit={{ kind, nation, controller: nation }} fate="stands" />
      <span className="shop__what">
        <strong>{name}</strong>
        <span>{words.text('shop.each', { gold: price })}</span>
        <small>
          {[
            ...(people === null
              ? []
              : [words.text('shop.auxiliary', { nation: reference('nation', people) })]),
            unitStats(kind, words)
          ].join(' · ')}
        </small>
        <small className={obstacle && count > 0 ? 'shop__bar' : ''}>
          {obstacle === null
            ? words.text('shop.counters', { count: counters - count })
            : words.text(`shop.bar.${obstacle}`)}
        </small>
      </span>
      <span className="stepper">
        <button
          type="button"
          className="button button--icon"
          aria-label={`${words.text('field.less')}: ${name}`}
          disabled={count === 0}
          onClick={() => onCount(count - 1)}
        >
          <Icon name="minus" />
        </button>
        <output className="stepper__value" aria-label={name}>
          {count}
        </output>
        <button
          type="button"
          className="button button--icon"
          aria-label={`${words.text('field.more')}: ${name}`}
          title={obstacle === null ? undefined : words.text(`shop.bar.${obstacle}`)}
          disabled={obstacle !== null}
          onClick={() => onCount(count + 1)}
        >
          <Icon name="plus" />
        </button>
      </span>
    </li>
  )
}

interface BuildingListProps {
  readonly field: ManyField
  readonly about: InquiryOf<'purchases'>['about']
  readonly view: InvasionsView
  readonly left: number
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}

/** XXIII.C, XVIII.I, XV.B: walls and Limites by place, repairs by counter. */
function BuildingList({ field, about, view, left, draft, onDraft }: BuildingListProps) {
  const words = useInvasionsWords()
  const { name, options, max } = field
  const chosen = chosenIn(draft, name)
  const title =
    name === 'fortify'
      ? words.text('shop.walls', { gold: about.fortifying })
      : name === 'limites'
        ? words.text('shop.limites')
        : words.text('shop.repair', { count: about.repairsAtMost })
  return (
    <fieldset className="shop-places">
      <legend>
        {title}
        {name !== 'repair' && <span className="realm-hint"> {words.text('shop.walls-hint')}</span>}
      </legend>
      {options.map((option) => {
        const { key, label, piece, price = 0 } = option
        const isChosen = includesKey(chosen, key)
        return (
          <label key={keyText(key)} className="place-chip">
            <input
              type="checkbox"
              checked={isChosen}
              disabled={!isChosen && (chosen.length >= max || price > left)}
              onChange={() => onDraft(toggled(draft, field, key))}
            />
            {piece !== undefined && <PieceCounter view={view} id={piece} />}
            {words.say(label)}
            {name === 'repair' && ` ${words.text('shop.each', { gold: price })}`}
          </label>
        )
      })}
    </fieldset>
  )
}
