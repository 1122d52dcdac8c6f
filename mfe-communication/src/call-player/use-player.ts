import { type RefObject, useRef, useState } from 'react'

/** What the player shows and does. Times are in seconds. */
export interface PlayerState {
  audio: RefObject<HTMLAudioElement | null>
  isPlaying: boolean
  isBroken: boolean
  time: number
  length: number
  speed: number
  toggle(): void
  seek(time: number): void
  changeSpeed(speed: number): void
  /** For the audio element. */
  events: {
    onPlay(): void
    onPause(): void
    onTimeUpdate(): void
    onLoadedMetadata(): void
    onError(): void
  }
}

/** @param seconds how long the recording is, until the browser has measured it itself */
export function usePlayer(seconds: number): PlayerState {
  const audio = useRef<HTMLAudioElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [isBroken, setBroken] = useState(false)
  const [time, setTime] = useState(0)
  const [length, setLength] = useState(seconds)
  const [speed, setSpeed] = useState(1)
  const seek = (wanted: number) => {
    const next = Math.min(Math.max(wanted, 0), length)
    if (audio.current) audio.current.currentTime = next
    setTime(next)
  }
  return {
    ...{ audio, isPlaying, isBroken, time, length, speed, seek },
    toggle() {
      const element = audio.current
      if (element?.paused) element.play().catch(() => setPlaying(false))
      else element?.pause()
    },
    changeSpeed(next) {
      if (audio.current) audio.current.playbackRate = next
      setSpeed(next)
    },
    events: {
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onTimeUpdate: () => setTime(audio.current?.currentTime ?? 0),
      onLoadedMetadata: () => {
        const measured = audio.current?.duration ?? 0
        if (Number.isFinite(measured) && measured > 0) setLength(measured)
      },
      onError: () => setBroken(true),
    },
  }
}
