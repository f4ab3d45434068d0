import type { Reducer, UnknownAction } from '@reduxjs/toolkit'

type Case<State> = (state: State, action: UnknownAction & { payload: never }) => State

/**
 * The reducer of a slice whose cases all return a new state that shares what is unchanged. Immer, which every slice
 * brings, would wrap and freeze a whole view at every step of the pointer.
 */
export function withoutImmer<State>(
  name: string,
  initialState: () => State,
  cases: Readonly<Record<string, Case<State>>>
): Reducer<State> {
  const byType = new Map(Object.entries(cases).map(([key, reduce]) => [`${name}/${key}`, reduce]))
  return (state = initialState(), action) => {
    const reduce = byType.get(action.type)
    // The slice's own action creators pair each type with its payload.
    return reduce ? reduce(state, action as Parameters<Case<State>>[1]) : state
  }
}
