import type { ReactNode } from 'react'
import type { Option } from '#shared/engine/decision.ts'
import { useWords } from '../../i18n/words.tsx'

/** More options than this are searched, filtered and grouped. */
export const MANY = 12

interface OptionGroupsProps<Item extends { readonly option: Option }> {
  readonly items: readonly Item[]
  /** The place, or the heading in the dictionary, an option is listed under; null stands before all groups. */
  readonly placeOf: (option: Option) => string | null
  /** Which groups are open: the rest show their name and number only. */
  readonly isOpen: (place: string, items: readonly Item[]) => boolean
  /** How many an item stands for, where it is more than one. */
  readonly sizeOf?: (item: Item) => number
  readonly children: (item: Item) => ReactNode
}

/** A long list by places, each of which folds away. */
export function OptionGroups<Item extends { readonly option: Option }>(props: OptionGroupsProps<Item>) {
  const { items, placeOf, isOpen, sizeOf = () => 1, children } = props
  const words = useWords()
  const groups = Map.groupBy(items, ({ option }) => placeOf(option))
  // Groups of one would only add a click.
  if (items.length <= MANY || groups.size < 2 || groups.size > items.length / 2) return items.map(children)
  return (
    <>
      {groups.get(null)?.map(children)}
      {[...groups].map(([place, members]) =>
        place === null ? null : (
          <Group key={`${place} ${isOpen(place, members)}`} open={isOpen(place, members)}>
            <summary>
              <span>{words.has(place) ? words.say({ key: place }) : words.name('place', place)}</span>
              <span className="option-group__count">
                {members.reduce((sum, item) => sum + sizeOf(item), 0)}
              </span>
            </summary>
            <div className="option-group__list">{members.map(children)}</div>
          </Group>
        )
      )}
    </>
  )
}

/** Made anew when it is to open or close by itself; in between the player folds it. */
function Group({ open, children }: { open: boolean; children: ReactNode }) {
  return (
    <details className="option-group" open={open}>
      {children}
    </details>
  )
}
