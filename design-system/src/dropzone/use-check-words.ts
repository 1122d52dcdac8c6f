import { useEffect, useState } from 'react'

/** A check that takes longer says so. */
const longCheckMs = 3_000

/** What is said of a file that has arrived whole, while the server looks into it: on a busy machine that takes long, and nothing is wrong. */
export function useCheckWords(): { words: string; isLong: boolean } {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longCheckMs)
    return () => clearTimeout(timer)
  }, [])
  return { words: isLong ? 'Still checking …' : 'Checking …', isLong }
}
