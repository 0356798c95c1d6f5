declare module "subset-font" {
  interface Wishes {
    targetFormat?: "woff2";
    variationAxes?: Record<string, number | { min: number; max: number }>;
    keepFeatures?: string[];
    noHinting?: boolean;
  }
  export default function subset(font: Buffer, text: string, wishes?: Wishes): Promise<Buffer>;
}
