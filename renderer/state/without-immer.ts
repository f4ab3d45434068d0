import type { Reducer, UnknownAction } from '@reduxjs/toolkit'

type Case<State> = (state: State, action: UnknownAction & { payload: never }) => State

/**
 * A reducer without Immer, for cases that all return a new state. Immer, which `createSlice` uses, would wrap and
 * freeze a whole view at every pointer move.
 */
export function withoutImmer<State>(
  name: string,
  initialState: () => State,
  cases: Readonly<Record<string, Case<State>>>
): Reducer<State> {
  const byType = new Map(Object.entries(cases).map(([key, reduce]) => [`${name}/${key}`, reduce]))
  return (state = initialState(), action) => {
    const reduce = byType.get(action.type)
    // The slice's action creators pair each type with its payload.
    return reduce ? reduce(state, action as Parameters<Case<State>>[1]) : state
  }
}
