import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { Message } from '#shared/engine/message.ts'
import type { Notice } from '#shared/ipc/notice.ts'
import type { Failure } from './failure.ts'

/** A short message to the player. Some have an undo button. */
export type ToastBody =
  | { readonly kind: 'said'; readonly message: Message }
  | { readonly kind: 'deleted'; readonly campaign: string; readonly title: string }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'notice'; readonly notice: Notice }

export type Toast = ToastBody & { readonly id: string }

export const toastsSlice = createSlice({
  name: 'toasts',
  initialState: (): readonly Toast[] => [],
  reducers: {
    shown: {
      reducer: (state, { payload }: PayloadAction<Toast>) => [...state.slice(-3), payload],
      prepare: (body: ToastBody) => ({ payload: { ...body, id: nanoid(8) } })
    },
    dismissed: (state, { payload }: PayloadAction<string>) => state.filter((toast) => toast.id !== payload)
  }
})

export const { shown: showToast, dismissed: dismissToast } = toastsSlice.actions
