import { defineConfig } from 'vitest/config';

export default defineConfig({
  // A worker for each core: Vitest leaves one out, which is half of two.
  test: { include: ['src/**/*.test.{ts,tsx}'], css: false, maxWorkers: '100%' },
});
