export async function renderedPage() {
  return "";
}
