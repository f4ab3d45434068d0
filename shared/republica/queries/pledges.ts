import type { FactionId } from '../campaign-options.ts'
import type { Gift, GiftCondition } from '../decisions/revenue.ts'

/** 6.22: what a faction would give, and on which conditions. */
export interface GiftPledge {
  readonly gifts: readonly Gift[]
  readonly conditions: readonly GiftCondition[]
}

export const pledged = (gifts: readonly Gift[]): number =>
  gifts.reduce((sum, { talents }) => sum + talents, 0)

/**
 * 6.22: whose gifts are given. All pledges that can hold together hold: who asks for more than the others then give,
 * withdraws, and that may make others withdraw, until nobody does.
 */
export function heldPledges(pledges: ReadonlyMap<FactionId, GiftPledge>): ReadonlySet<FactionId> {
  const held = new Set(pledges.keys())
  for (let changed = true; changed; ) {
    changed = false
    for (const side of held) {
      if (isMet(side, pledges, held)) continue
      held.delete(side)
      changed = true
    }
  }
  return held
}

function isMet(
  side: FactionId,
  pledges: ReadonlyMap<FactionId, GiftPledge>,
  held: ReadonlySet<FactionId>
): boolean {
  const given = (other: FactionId) => (held.has(other) ? pledged(pledges.get(other)?.gifts ?? []) : 0)
  return (pledges.get(side)?.conditions ?? []).every(({ of, talents }) => {
    if (of !== 'others') return given(of) >= talents
    const others = [...held].filter((other) => other !== side)
    return others.reduce((sum, other) => sum + given(other), 0) >= talents
  })
}
