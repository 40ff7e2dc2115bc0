import { useCallback, useEffect, useRef, useState } from 'react'

interface State<Input, Output> {
  status: 'idle' | 'pending' | 'success' | 'error'
  data?: Output
  error?: Error
  /** The input of the latest call. */
  variables?: Input
}

interface Callbacks<Input, Output> {
  /** Its return value is awaited before the status becomes `success`. */
  onSuccess?: (data: Output, input: Input) => unknown
  onError?: (error: Error, input: Input) => unknown
}

interface Options<Input, Output> extends Callbacks<Input, Output> {
  mutationFn: (input: Input) => Promise<Output>
}

/**
 * The callbacks for a single call. They run after the state has changed, unless another call was
 * made or the component was unmounted in the meantime.
 */
interface OwnCallbacks<Input, Output> extends Callbacks<Input, Output> {
  onSettled?: () => void
}

/**
 * Runs an asynchronous call, e.g. after a click, and keeps the state of the latest call. The
 * returned functions are the same in every render. The callbacks in `options` always run, even
 * after the component has been unmounted.
 */
export function useMutation<Output, Input = void>(options: Options<Input, Output>) {
  const [state, setState] = useState<State<Input, Output>>({ status: 'idle' })
  const latest = useRef(options)
  const calls = useRef(0)
  useEffect(() => {
    latest.current = options
  })
  useEffect(
    () => () => {
      calls.current += 1
    },
    [],
  )

  const mutateAsync = useCallback(async (variables: Input, ownCallbacks: OwnCallbacks<Input, Output> = {}) => {
    calls.current += 1
    const call = calls.current
    const isLatest = () => call === calls.current
    setState({ status: 'pending', variables })
    let data: Output
    try {
      data = await latest.current.mutationFn(variables)
      await latest.current.onSuccess?.(data, variables)
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause))
      await latest.current.onError?.(error, variables)
      if (isLatest()) {
        setState({ status: 'error', error, variables })
        ownCallbacks.onError?.(error, variables)
        ownCallbacks.onSettled?.()
      }
      throw error
    }
    if (isLatest()) {
      setState({ status: 'success', data, variables })
      ownCallbacks.onSuccess?.(data, variables)
      ownCallbacks.onSettled?.()
    }
    return data
  }, [])
  const mutate = useCallback(
    (input: Input, ownCallbacks?: OwnCallbacks<Input, Output>) => void mutateAsync(input, ownCallbacks).catch(() => {}),
    [mutateAsync],
  )
  const reset = useCallback(() => {
    calls.current += 1
    setState({ status: 'idle' })
  }, [])

  const { status, data, error = null, variables } = state
  return {
    data,
    error,
    variables,
    isIdle: status === 'idle',
    isPending: status === 'pending',
    isSuccess: status === 'success',
    isError: status === 'error',
    mutate,
    mutateAsync,
    reset,
  }
}
